import { spawnSync } from 'node:child_process';

/** The two providers, what they are run by, and what LemonLDAP::NG only recommends but does not start without. */
const PACKAGES = [
  'faketime',
  'glewlwyd',
  'lemonldap-ng-fastcgi-server',
  'libconvert-pem-perl',
  'libgd-securityimage-perl',
  'libimage-magick-perl',
  'libio-string-perl',
  'liblemonldap-ng-portal-perl',
  'libstring-random-perl',
  'nginx',
  'sqlite3',
];

/** What Debian's package manager knows of one that is installed; empty where it is not. @param {string} name */
const statusOf = (name) => {
  const { stdout } = spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' });
  return /^Status: install ok installed$/m.test(stdout ?? '') ? stdout : '';
};

const missing = () => PACKAGES.filter((name) => statusOf(name) === '');

/** Installs what is missing, where we may. */
export const ensurePackages = () => {
  const names = missing();
  if (names.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env, timeout: 600_000 });
  const still = missing();
  if (still.length > 0) throw new Error(`Il faut les paquets de Debian : ${still.join(', ')}.`);
};

/** The version that is installed, as a school would name it: 2.7.5. @param {string} name */
export const versionOf = (name) => /^Version: ([\d.]+)/m.exec(statusOf(name))?.[1] ?? '';
