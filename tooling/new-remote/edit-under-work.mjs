import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../browser/launch.mjs';
import { signIn } from '../browser/sign-in.mjs';
import { freePort, untilReady } from '../dev/local-server.mjs';
import { root } from '../webpack/paths.mjs';
import { activateBuilt } from '../webpack/release/activate-built.mjs';

/** A busy machine is slow, not wrong: milliseconds. */
const TIMEOUT = 120_000;

/**
 * Runs a command that listens on a free port until `stop` is called; its environment is the caller's and `env`.
 *
 * @type {(script: string[], cwd: string, env: (url: string) => NodeJS.ProcessEnv) => Promise<{ url: string, stop: () => Promise<void> }>}
 */
const listening = async (script, cwd, env) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, script, {
    cwd,
    env: { ...process.env, PORT: String(port), ...env(url) },
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    if (child.exitCode === null) await ended;
  };
  if (await untilReady(url, child)) return { url, stop };
  await stop();
  throw new Error(said.join(''));
};

/** @type {(url: string, file: string, path: string) => Promise<{ isSamePage: boolean, isStillShown: boolean }>} */
const edit = async (url, file, path) => {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'fr-BE' });
    context.setDefaultTimeout(TIMEOUT);
    const page = await context.newPage();
    await signIn(page, '230101');
    // A portal that does not know the domain yet answers nothing at its address; the home has its tile.
    await page.locator(`a[href="${path}"]`).first().click();
    await page.getByRole('button', { name: 'Montrer un exemple' }).click();
    await page.evaluate(() => Object.assign(window, { before: true }));
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('{texts.example}', '{texts.example} Le voici corrigé.'));
    await page.getByText('Le voici corrigé.').waitFor();
    return {
      isSamePage: await page.evaluate(() => 'before' in window),
      isStillShown: await page.getByRole('button', { name: 'Cacher l’exemple' }).isVisible(),
    };
  } finally {
    await browser.close();
  }
};

/**
 * Works on a new remote of a copy of the repository, in front of the portal of this one: opens its screen, changes what
 * it shows, edits its source, and says what became of the open page once it shows the edit.
 *
 * @param {{ copy: string, name: string, path: string }} remote
 */
export const editUnderWork = async ({ copy, name, path }) => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-travail-'));
  const releases = join(folder, 'releases');
  await activateBuilt(releases, ['shell']);
  const portal = await listening([join(root, 'api', 'dist', 'server.js')], root, (url) => ({
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: releases,
    DEMO_STUDENTS: '1',
    RATE_LIMIT: 'off',
  }));
  const work = await listening([join(copy, 'scripts', 'dev.mjs'), name], copy, () => ({
    PORTAL_URL: portal.url,
    DEV_TYPES: 'off',
  }));
  try {
    return await edit(work.url, join(copy, name, 'src', 'home', 'home.page.tsx'), path);
  } finally {
    await work.stop();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
