import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildWorkshop } from "../src/build.ts";
import { CHANNEL } from "../src/report.ts";
import { createWorkshopServer } from "../src/server.ts";
import { CONDITIONS, createPackageFixture, type PackageFixture } from "./package-fixture.ts";

/** Retries a callback until it succeeds, with a long timeout for busy machines. */
const eventually = <T>(callback: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(callback, { timeout: 120_000 });

/** Serves the page of a package at a free port until the end of the test. */
async function serve({ pluginPackage }: PackageFixture) {
  const server = await createWorkshopServer(pluginPackage, {
    port: 0,
    conditions: CONDITIONS,
    isQuiet: true,
  });
  const sent = vi.spyOn(server.ws, "send");
  onTestFinished(() => server.close());
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const get = async (path: string) => {
    const response = await fetch(new URL(path, url));
    return { status: response.status, text: await response.text() };
  };
  return { server, sent, get };
}

test("serves the page and everything that it imports", async () => {
  const { get } = await serve(createPackageFixture());
  const page = await get("/");
  expect(page.text).toContain("<title>@serpentarium/tic-tac-toe</title>");
  const [, entry = ""] = /src="(\/@id\/[^"]+)"/.exec(page.text) ?? [];
  const { text } = await get(entry);
  const paths = [...text.matchAll(/import "([^"]+)"/g)].map(([, path = ""]) => path);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
});

test("serves the author's TypeScript source as JavaScript", async () => {
  const { get } = await serve(createPackageFixture());
  const plugin = await get("/@id/virtual:serpentarium-workshop/plugin");
  expect(plugin.text).toContain("/src/index.ts");
  const game = await get("/src/game.ts");
  expect(game.status).toBe(200);
  expect(game.text).toContain("defineGame(");
  expect(game.text).not.toContain("interface TicTacToe");
});

test("reloads the page and restarts the inspection when the source changes", async () => {
  const fixture = createPackageFixture();
  const { server, sent, get } = await serve(fixture);
  await get("/src/game.ts");
  fixture.edit("src/game.ts", '"tic-tac-toe"', '"noughts"');
  server.watcher.emit("change", join(fixture.folder, "src/game.ts"));
  await eventually(() => expect(sent).toHaveBeenCalledWith({ type: "full-reload" }));
  expect(sent).toHaveBeenCalledWith(CHANNEL.report, expect.objectContaining({ run: 2 }));
  expect((await get("/src/game.ts")).text).toContain("noughts");
});

test("restarts only the inspection when the rulebook changes", async () => {
  const fixture = createPackageFixture();
  const { server, sent } = await serve(fixture);
  server.watcher.emit("change", join(fixture.folder, "rulebook/en.mdx"));
  await eventually(() =>
    expect(sent).toHaveBeenCalledWith(CHANNEL.report, expect.objectContaining({ run: 2 })),
  );
  expect(sent).not.toHaveBeenCalledWith({ type: "full-reload" });
});

test("reloads the page with words that change, and with those of a new language", async () => {
  const fixture = createPackageFixture();
  const { server, sent, get } = await serve(fixture);
  const modules = "/@id/virtual:serpentarium-workshop/words";
  expect((await get(modules)).text).not.toContain("words/nl");
  expect((await get(`${modules}/fr`)).text).toContain("Morpion");
  fixture.edit("words/fr.json", "Morpion", "Oxo");
  server.watcher.emit("change", join(fixture.folder, "words/fr.json"));
  await eventually(() => expect(sent).toHaveBeenCalledWith({ type: "full-reload" }));
  expect(sent).toHaveBeenCalledWith(CHANNEL.report, expect.objectContaining({ run: 2 }));
  expect((await get(`${modules}/fr`)).text).toContain("Oxo");
  fixture.write("words/nl.json", JSON.stringify({ language: "nl", title: "Drie op een rij" }));
  server.watcher.emit("add", join(fixture.folder, "words/nl.json"));
  await eventually(async () => expect((await get(modules)).text).toContain("words/nl"));
  expect((await get(`${modules}/nl`)).text).toContain("Drie op een rij");
});

test("responds with status 500 for code that does not compile, until it is corrected", async () => {
  const fixture = createPackageFixture();
  const { server, get } = await serve(fixture);
  fixture.edit("src/plugin.ts", "export default", "export default default");
  expect((await get("/src/plugin.ts")).status).toBe(500);
  fixture.edit("src/plugin.ts", "default default", "default");
  server.watcher.emit("change", join(fixture.folder, "src/plugin.ts"));
  await eventually(async () => expect((await get("/src/plugin.ts")).status).toBe(200));
});

test("build writes a self-contained folder, overwrites it, and refuses a folder with other files", async () => {
  const fixture = createPackageFixture();
  const options = { conditions: CONDITIONS, isQuiet: true };
  const { folder, report } = await buildWorkshop(fixture.pluginPackage, options);
  expect(report.problem).toBeUndefined();
  expect(folder).toBe(join(fixture.folder, "demo"));
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
  const scripts = readdirSync(join(folder, "assets")).filter((file) => file.endsWith(".js"));
  const text = scripts.map((file) => readFileSync(join(folder, "assets", file), "utf8")).join("");
  expect(text).toContain("data-state=");
  expect(text).not.toContain(fixture.folder);
  await buildWorkshop(fixture.pluginPackage, options);
  expect(existsSync(join(folder, "index.html"))).toBe(true);
  mkdirSync(join(fixture.folder, "notes"));
  fixture.write("notes/mine.txt", "by hand");
  for (const out of [".", "..", "src", "notes", "notes/mine.txt"]) {
    await expect(buildWorkshop(fixture.pluginPackage, { ...options, out }), out).rejects.toThrow(
      "workshop.problems.other-files",
    );
  }
  expect(readFileSync(join(fixture.folder, "notes/mine.txt"), "utf8")).toBe("by hand");
  expect(existsSync(join(fixture.folder, "src/index.ts"))).toBe(true);
});

test("build writes nothing and reports the problem if the plugin cannot be loaded", async () => {
  const fixture = createPackageFixture();
  fixture.write("src/index.ts", "export default 1;\n");
  const { folder, report } = await buildWorkshop(fixture.pluginPackage, {
    conditions: CONDITIONS,
    isQuiet: true,
  });
  expect(report.problem?.message).toMatchObject({ id: "failures.bad-plugin.export" });
  expect(existsSync(folder)).toBe(false);
});
