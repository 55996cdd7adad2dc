import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../tooling/build/dev/local-server.mjs';
import { makeFolder } from '../folders';
import { BRUSSELS, WINDOW } from './person';
import { type Program, startProgram } from './programs';
import { startRecordingProxy } from './recording-proxy';
import { callOf, type Engine, type NamedKey, type Part, type Tab } from './tab';

/** A script of the page has this long, milliseconds. */
const SCRIPT_TIMEOUT = 20_000;

const KEYS: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
};

const isNamed = (key: string): key is NamedKey => key in KEYS;

const partOf = (element: WebElement): Part => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  attach: (path) => element.sendKeys(path),
});

/** Runs in the page: tells the driver what a call came to, or what it threw. */
const answer = (call: () => unknown, done: (said: object) => void): void => {
  void Promise.resolve()
    .then(call)
    .then(
      (value) => done({ value: value === undefined ? null : value }),
      (error) => done({ error: String(error) }),
    );
};

const awaited = (call: string): string => `(${answer})(function () { return ${call}; }, arguments[0])`;

type Watched = Pick<Tab, 'errors' | 'downloads' | 'close'>;

const tabOf = (driver: WebDriver, watched: Watched): Tab => {
  async function call<Value>(script: unknown, given: unknown[]): Promise<Value> {
    const { value, error } = await driver.executeAsyncScript<{ value: Value; error?: string }>(
      awaited(callOf(script, given)),
    );
    if (error !== undefined) throw new Error(error);
    return value;
  }
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    load: (source) => driver.executeScript(source),
    run: (script, ...given) => call(script, given),
    find: async (script, ...given) => {
      const element = await call<WebElement | null>(script, given);
      return element && partOf(element);
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(isNamed(key) ? KEYS[key] : key)
        .perform(),
    ...watched,
  };
};

/** Waits until a program that has begun is ready; one that has ended is not. */
const until = async (program: Program, isReady: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isReady())) {
    if (program.hasEnded()) throw new Error(program.lines.join('\n'));
    await wait(50);
  }
};

const isServed = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/status`).catch(() => null))?.ok ?? false;

/** One driver holds one session: each tab is a browser of its own. */
const openTab = async (DISPLAY: string): Promise<Tab> => {
  const port = await freePort();
  const downloads = makeFolder('telecharge');
  const settings = makeFolder('reglages');
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const proxy = await startRecordingProxy();
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY,
    ...BRUSSELS,
    XDG_CONFIG_HOME: settings,
    LANG: 'C.UTF-8',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(program, () => isServed(address));
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy.address },
    })
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return tabOf(driver, {
    errors: proxy.errors,
    downloads: () => readdirSync(downloads),
    close: async () => {
      await driver.quit();
      proxy.stop();
      await program.stop();
    },
  });
};

/** WebKitGTK's own browser, by WebDriver; it wants a screen, and nobody looks at this one. */
export const launchWebkit = async (): Promise<Engine> => {
  const { width, height } = WINDOW;
  const screen = startProgram('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${width}x${height}x24`,
    '-nolisten',
    'tcp',
  ]);
  const named = () => screen.lines.find((line) => /^\d+$/.test(line));
  await until(screen, () => named() !== undefined);
  return { open: () => openTab(`:${named()}`), close: screen.stop };
};
