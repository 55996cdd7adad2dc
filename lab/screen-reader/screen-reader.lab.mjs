import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { freePort, untilReady } from '../../tooling/build/dev/local-server.mjs';
import { root } from '../../tooling/build/paths.mjs';
import { signIn } from '../../tooling/testing/browser/sign-in.mjs';
import { killAtExit } from '../processes.mjs';
import { startReadSession } from './desktop-session.mjs';
import { listenTo } from './heard.mjs';
import { JOURNEYS } from './journeys.mjs';

/**
 * Thirteen journeys in Chromium, read by Orca, in French: what each has to say is heard. All that it said is left in
 * `.cache/lab/transcript.txt`, to be read line by line by ear: Orca's own words come in another order on a busy machine.
 */
const FOUND = join(root, '.cache', 'lab', 'transcript.txt');
const folder = mkdtempSync(join(tmpdir(), 'portail-orca-'));

const startPortal = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      PORTAL_NOW: '2026-11-23T10:00:00+01:00',
      RATE_LIMIT: 'off',
      REMINDERS: 'off',
      LOG_LEVEL: 'fatal',
    },
  });
  killAtExit(server);
  if (!(await untilReady(url, server))) throw new Error('the portal did not start');
  return url;
};

const { env, log } = await startReadSession(folder);
const url = await startPortal();
const { heard } = listenTo(log);

/** @type {(...args: string[]) => void} real keys and clicks, which a screen reader hears too */
const act = (...args) => void execFileSync('xdotool', args, { env });

/** A browser of their own for each person. @param {string} user */
const openBrowser = async (user) => {
  const context = await chromium.launchPersistentContext(join(folder, user), {
    executablePath: '/usr/bin/chromium',
    headless: false,
    viewport: null,
    locale: 'fr-BE',
    baseURL: url,
    env: /** @type {Record<string, string>} */ (env),
    args: [
      '--no-sandbox',
      '--kiosk',
      '--lang=fr',
      '--force-renderer-accessibility',
      '--password-store=basic',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-features=Translate,PasswordManagerOnboarding',
    ],
  });
  const [page = await context.newPage()] = context.pages();
  await signIn(page, user);
  await page.waitForLoadState('networkidle');
  return { context, page };
};

/** @type {(page: import('playwright').Page, journey: import('./journeys.mjs').Journey) => Promise<string[]>} */
const play = async (page, { name, path, acts, says }) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // The window is the active one once it was clicked, beside everything.
  act('mousemove', '6', '600', 'click', '1');
  await heard();
  const lines = [`# ${name}`];
  for (const { what, focus, key, text } of acts) {
    await focus?.(page);
    const reached = await heard();
    if (text !== undefined) act('type', '--delay', '60', text);
    if (key !== undefined) act('key', key);
    const told = text === undefined && key === undefined ? [] : await heard();
    lines.push(`${what} : ${[...reached, ...told].join(' | ')}`);
  }
  const all = lines.join('\n');
  const unheard = says.filter((words) => !words.test(all)).map((words) => `INOUÏ : ${words}`);
  if (unheard.length > 0) process.exitCode = 1;
  return [...lines, ...unheard, ''];
};

/** @type {string[]} */
const lines = [];
for (const user of new Set(JOURNEYS.map((journey) => journey.user))) {
  const { context, page } = await openBrowser(user);
  for (const journey of JOURNEYS.filter((one) => one.user === user))
    lines.push(...(await play(page, journey)));
  await context.close();
}
mkdirSync(dirname(FOUND), { recursive: true });
writeFileSync(FOUND, lines.join('\n'));
rmSync(folder, { recursive: true, force: true });
console.log(lines.join('\n'));
process.exit();
