import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { ElementHandle, launch } from "puppeteer-core";
import { Builder, Capabilities, WebElement } from "selenium-webdriver";
import { ENGINE_PROGRAMS } from "./engine-programs.ts";
import { freePort } from "./free-port.ts";

/** A browser window, with the functions of WebDriver that work alike in every engine. */
export interface EngineWindow {
  open(url: string): Promise<void>;
  /** Runs a function in the page, with its arguments only. */
  run<const A extends readonly unknown[], T>(body: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Presses the centre of an element, found by a function in the page, as a user does. */
  press<const A extends readonly unknown[]>(
    find: (...args: A) => Element | undefined,
    ...args: A
  ): Promise<void>;
  close(): Promise<void>;
}

/** An engine besides Chromium. */
export interface Engine {
  readonly name: string;
  launch(): Promise<EngineWindow>;
}

/** The source of a function call, as an expression. */
const callOf = <A extends readonly unknown[]>(body: (...args: A) => unknown, args: A): string =>
  `(${body})(...${JSON.stringify(args)})`;

const firefox = (executablePath: string): Engine => ({
  name: "Firefox",
  async launch() {
    const browser = await launch({
      browser: "firefox",
      executablePath,
      // as in the other tests, animations are off and bots act without delay
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    });
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      run: <A extends readonly unknown[], T>(body: (...args: A) => T, ...args: A) =>
        page.evaluate<[], () => T>(callOf(body, args)),
      async press(find, ...args) {
        const found = await page.evaluateHandle<[], () => Element>(callOf(find, args));
        if (!(found instanceof ElementHandle)) throw new Error("nothing to press");
        await found.click();
      },
      close: () => browser.close(),
    };
  },
});

const stop = async (process: ChildProcess): Promise<void> => {
  const closed = once(process, "close");
  if (process.kill()) await closed;
};

/** Starts a virtual screen: WebKitGTK has no headless mode. */
async function startScreen(
  server: string,
): Promise<{ readonly display: string; readonly screen: ChildProcess }> {
  const args = ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1280x1024x24"];
  const screen = spawn(server, args, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(createInterface({ input: screen.stdout }), "line");
  return { display: `:${number}`, screen };
}

const webkit = (program: string, screenServer: string): Engine => ({
  name: "WebKit",
  async launch() {
    const { display, screen } = await startScreen(screenServer);
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
      stdio: "ignore",
    });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
    return {
      open: (url) => session.get(url),
      run: <A extends readonly unknown[], T>(body: (...args: A) => T, ...args: A) =>
        session.executeScript<Awaited<T>>(`return ${callOf(body, args)}`),
      async press(find, ...args) {
        const found = await session.executeScript(`return ${callOf(find, args)}`);
        if (!(found instanceof WebElement)) throw new Error("nothing to press");
        await found.click();
      },
      async close() {
        await session.quit();
        await stop(driver);
        await stop(screen);
      },
    };
  },
});

const [firefoxPath] = ENGINE_PROGRAMS.Firefox.programs;
const [webkitDriver, xServer] = ENGINE_PROGRAMS.WebKit.programs;

/** The engines that are installed on this machine. */
export const engines: readonly Engine[] = [
  ...(firefoxPath ? [firefox(firefoxPath)] : []),
  ...(webkitDriver && xServer ? [webkit(webkitDriver, xServer)] : []),
];
