import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => CANDIDATES.find((path) => path && existsSync(path)) ?? null;
/** @type {(command: string, args: string[]) => void} */
const quiet = (command, args) => {
  execFileSync(command, args, { stdio: 'ignore' });
};

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Debian's package (as root),
 * or Playwright's own download. Throws when none can be had; says what it did, by `say`.
 *
 * @param {(line: string) => void} say
 */
export function ensureChromium(say = console.log) {
  const found = find();
  if (found) {
    say(`Chromium : ${found}`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Chromium : absent, installation du paquet Debian « chromium »…');
    quiet('apt-get', ['update', '-qq']);
    quiet('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation']);
  } else {
    say('Chromium : absent, téléchargement par Playwright…');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    return '';
  }
  const installed = find();
  if (!installed) throw new Error('Chromium est introuvable : indiquez son chemin dans CHROMIUM_PATH.');
  return installed;
}
