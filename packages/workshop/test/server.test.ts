import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildWorkshop } from "../src/build.ts";
import { CHANNEL } from "../src/report.ts";
import { createWorkshop } from "../src/server.ts";
import { CONDITIONS, type OwnPackage, ownPackage } from "./a-package.ts";

/** Waits until what is looked for is there: a busy machine is slow, not wrong. */
const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 120_000 });

/** The page of a package, served at a free port for as long as the test runs. */
async function served({ home }: OwnPackage) {
  const server = await createWorkshop(home, { port: 0, conditions: CONDITIONS, isQuiet: true });
  const sent = vi.spyOn(server.ws, "send");
  onTestFinished(() => server.close());
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    return { status: answer.status, text: await answer.text() };
  };
  return { server, sent, get };
}

test("the page is served with everything that it imports", async () => {
  const { get } = await served(ownPackage());
  const page = await get("/");
  expect(page.text).toContain("<title>@serpentarium/tic-tac-toe</title>");
  const [, entry = ""] = /src="(\/@id\/[^"]+)"/.exec(page.text) ?? [];
  const { text } = await get(entry);
  const paths = [...text.matchAll(/import "([^"]+)"/g)].map(([, path = ""]) => path);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
});

test("the author's TypeScript is served as JavaScript, from its source", async () => {
  const { get } = await served(ownPackage());
  const plugin = await get("/@id/virtual:serpentarium-workshop/plugin");
  expect(plugin.text).toContain("/src/index.ts");
  const game = await get("/src/game.ts");
  expect(game.status).toBe(200);
  expect(game.text).toContain("defineGame(");
  expect(game.text).not.toContain("interface TicTacToe");
});

test("a change of the source begins the page and the inspection anew", async () => {
  const own = ownPackage();
  const { server, sent, get } = await served(own);
  await get("/src/game.ts");
  own.edit("src/game.ts", "Tic-tac-toe", "Noughts");
  server.watcher.emit("change", join(own.folder, "src/game.ts"));
  await eventually(() => expect(sent).toHaveBeenCalledWith({ type: "full-reload" }));
  expect(sent).toHaveBeenCalledWith(CHANNEL.report, expect.objectContaining({ run: 2 }));
  expect((await get("/src/game.ts")).text).toContain("Noughts");
});

test("a change of the rulebook begins the inspection anew, and leaves the page", async () => {
  const own = ownPackage();
  const { server, sent } = await served(own);
  server.watcher.emit("change", join(own.folder, "rulebook/en.mdx"));
  await eventually(() =>
    expect(sent).toHaveBeenCalledWith(CHANNEL.report, expect.objectContaining({ run: 2 })),
  );
  expect(sent).not.toHaveBeenCalledWith({ type: "full-reload" });
});

test("what does not compile is an answer of the server, and mended by the next save", async () => {
  const own = ownPackage();
  const { server, get } = await served(own);
  own.edit("src/index.ts", "export default", "export default default");
  expect((await get("/src/index.ts")).status).toBe(500);
  own.edit("src/index.ts", "default default", "default");
  server.watcher.emit("change", join(own.folder, "src/index.ts"));
  await eventually(async () => expect((await get("/src/index.ts")).status).toBe(200));
});

test("build writes a folder that stands by itself, with rulebook and statechart in it", async () => {
  const own = ownPackage();
  const { folder, report } = await buildWorkshop(own.home, { conditions: CONDITIONS, isQuiet: true });
  expect(report.trouble).toBeUndefined();
  expect(folder).toBe(join(own.folder, "demo"));
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
  const scripts = readdirSync(join(folder, "assets")).filter((file) => file.endsWith(".js"));
  const text = scripts.map((file) => readFileSync(join(folder, "assets", file), "utf8")).join("");
  expect(text).toContain("data-state=");
  expect(text).not.toContain(own.folder);
});

test("build writes over what it wrote, and never empties a folder with other files", async () => {
  const own = ownPackage();
  const options = { conditions: CONDITIONS, isQuiet: true };
  const { folder } = await buildWorkshop(own.home, options);
  await buildWorkshop(own.home, options);
  expect(existsSync(join(folder, "index.html"))).toBe(true);
  mkdirSync(join(own.folder, "notes"));
  own.write("notes/mine.txt", "by hand");
  for (const out of [".", "..", "src", "notes", "notes/mine.txt"]) {
    await expect(buildWorkshop(own.home, { ...options, out }), out).rejects.toThrow(/holds other files/);
  }
  expect(readFileSync(join(own.folder, "notes/mine.txt"), "utf8")).toBe("by hand");
  expect(existsSync(join(own.folder, "src/index.ts"))).toBe(true);
});

test("build writes nothing of a plugin that cannot be loaded, and says why", async () => {
  const own = ownPackage();
  own.write("src/index.ts", "export default 1;\n");
  const { folder, report } = await buildWorkshop(own.home, { conditions: CONDITIONS, isQuiet: true });
  expect(report.trouble?.message.en).toContain("default export");
  expect(existsSync(folder)).toBe(false);
});
