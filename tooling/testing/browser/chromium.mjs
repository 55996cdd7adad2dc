import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The browser without its windows: what the tests need, at two thirds of the processor’s time
 * (docs/decisions/tests.md).
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @type {(paths: (string | undefined)[]) => string | null} */
const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Debian's package, as root; false where it can’t be had. */
const installWindowless = () => {
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'],
    ])
      execFileSync('apt-get', args, { stdio: 'ignore' });
  } catch {
    return false;
  }
  return existsSync(WINDOWLESS);
};

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, Debian's windowless one (installed where that is
 * allowed), the system's, or Playwright's own download, which has no path (`''`). Says what it did, by `say`.
 *
 * @param {(line: string) => void} say
 */
export function ensureChromium(say = console.log) {
  const known = firstOf([process.env.CHROMIUM_PATH, WINDOWLESS]);
  if (known) {
    say(`Chromium : ${known}`);
    return known;
  }
  if (mayInstall()) {
    say('Chromium : installation du paquet Debian « chromium-headless-shell »…');
    if (installWindowless()) return WINDOWLESS;
  }
  const found = firstOf(WHOLE);
  if (found) {
    say(`Chromium : ${found}`);
    return found;
  }
  say('Chromium : absent, téléchargement par Playwright…');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return '';
}
