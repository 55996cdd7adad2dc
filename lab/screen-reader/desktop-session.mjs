import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackage } from '../../server/testing/src/debian-package.mjs';
import { killAtExit } from '../processes.mjs';

/** Debian's packages, by a file of each. */
const PACKAGES = {
  orca: '/usr/bin/orca',
  xvfb: '/usr/bin/Xvfb',
  xdotool: '/usr/bin/xdotool',
  openbox: '/usr/bin/openbox',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  'libglib2.0-bin': '/usr/bin/gsettings',
  'gsettings-desktop-schemas': '/usr/share/glib-2.0/schemas/org.gnome.desktop.a11y.gschema.xml',
  'dconf-gsettings-backend': '/usr/libexec/dconf-service',
  locales: '/usr/share/i18n/locales/fr_FR',
};

const DISPLAY = ':77';
/** A voice that says nothing aloud. */
const SILENT = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';
/** Time that a program takes to be there, milliseconds. */
const START_MS = 1500;

const installPrograms = () => {
  for (const [name, file] of Object.entries(PACKAGES)) {
    if (!existsSync(file)) installDebianPackage(name);
    if (!existsSync(file)) throw new Error(`Il faut le paquet ${name} de Debian.`);
  }
  // The screen reader speaks the language of its session.
  spawnSync('localedef', ['-i', 'fr_FR', '-f', 'UTF-8', 'fr_FR.UTF-8']);
};

/** @param {string} home */
const environment = (home) => ({
  ...process.env,
  DISPLAY,
  HOME: home,
  LANG: 'fr_FR.UTF-8',
  LANGUAGE: 'fr',
  ACCESSIBILITY_ENABLED: '1',
  GNOME_ACCESSIBILITY: '1',
});

/** @type {(env: NodeJS.ProcessEnv) => Promise<string>} address of a message bus of its own */
const startBus = async (env) => {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  killAtExit(bus);
  const [address] = await once(bus.stdout.setEncoding('utf8'), 'data');
  return address.trim();
};

/**
 * An X session that nobody sees, with Orca reading it aloud in French to a voice that is silent.
 *
 * @param {string} folder for its settings and its log
 * @returns {Promise<{ env: NodeJS.ProcessEnv, log: string }>} environment of a program that Orca reads; the file in which
 *   Orca writes what it says
 */
export const startReadSession = async (folder) => {
  installPrograms();
  const home = join(folder, 'home');
  mkdirSync(join(home, '.config', 'speech-dispatcher'), { recursive: true });
  writeFileSync(join(home, '.config', 'speech-dispatcher', 'speechd.conf'), SILENT);
  const bare = environment(home);
  const env = { ...bare, DBUS_SESSION_BUS_ADDRESS: await startBus(bare) };
  const log = join(folder, 'orca.log');
  /** @type {(program: string, ...args: string[]) => Promise<void>} */
  const start = async (program, ...args) => {
    killAtExit(spawn(program, args, { env, stdio: 'ignore' }));
    await wait(START_MS);
  };
  await start('Xvfb', DISPLAY, '-screen', '0', '1280x800x24');
  const set = (/** @type {string[]} */ ...args) => spawnSync('gsettings', ['set', ...args, 'true'], { env });
  set('org.gnome.desktop.interface', 'toolkit-accessibility');
  set('org.gnome.desktop.a11y.applications', 'screen-reader-enabled');
  await start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
  await start('openbox');
  await start('orca', '--replace', `--debug-file=${log}`);
  await wait(2 * START_MS);
  return { env, log };
};
