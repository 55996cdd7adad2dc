import { readdirSync } from 'node:fs';
import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { makeFolder } from '../folders';
import { BRUSSELS, WINDOW } from './person';
import { callOf, type Engine, type Given, type Part, type Tab } from './tab';

const partOf = (handle: ElementHandle<Element>): Part => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  attach: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
});

const tabOf = (page: Page, folder: string, close: () => Promise<void>): Tab => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // A page that is left while a draft is on its way asks whether it may be.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    load: async (source) => void (await page.evaluate(source)),
    run: <Args extends Given[], Result>(script: (...given: Args) => Result, ...given: Args) =>
      page.evaluate(callOf(script, given)) as Promise<Awaited<Result>>,
    find: async (script, ...given) => {
      const handle = (await page.evaluateHandle(callOf(script, given))).asElement();
      return handle && partOf(handle as ElementHandle<Element>);
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    errors: () => errors,
    downloads: () => readdirSync(folder),
    close,
  };
};

const launch = async (options: LaunchOptions): Promise<Engine> => {
  const browser = await puppeteer.launch({
    ...options,
    defaultViewport: WINDOW,
    env: { ...process.env, ...BRUSSELS },
  });
  return {
    open: async () => {
      const downloadPath = makeFolder('telecharge');
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath },
      });
      return tabOf(await context.newPage(), downloadPath, () => context.close());
    },
    close: () => browser.close(),
  };
};

/** Chromium, by its own protocol. */
export const launchChromium = (executablePath: string): Promise<Engine> =>
  launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--lang=fr-BE'] });

/** Firefox, by WebDriver BiDi. */
export const launchFirefox = (executablePath: string): Promise<Engine> =>
  launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-BE, fr' },
  });
