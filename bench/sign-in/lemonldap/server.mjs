import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUser, launch, untilAnswers } from '../process.mjs';
import { iniOf, nginxOf } from './files.mjs';

const isRoot = process.getuid?.() === 0;
/** Whom Debian runs it as. */
const USER = 'www-data';
const ROTATE = '/usr/share/lemonldap-ng/bin/rotateOidcKeys';
const FOLDERS = ['.', 'conf', 'cache', 'sessions', 'sessions/lock', 'psessions', 'psessions/lock'];

/** A folder that its processes may write in. @param {string} folder */
const makeOwn = (folder) => {
  mkdirSync(folder, { recursive: true });
  if (!isRoot) return;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout),
  );
  chownSync(folder, uid ?? 0, gid ?? 0);
};

/** The versions of its configuration, which each change adds to. @param {string} folder */
const openConfigurations = (folder) => {
  const last = () =>
    Math.max(0, ...readdirSync(folder).map((name) => Number(/^lmConf-(\d+)\.json$/.exec(name)?.[1] ?? 0)));
  return {
    read: () => JSON.parse(readFileSync(join(folder, `lmConf-${last()}.json`), 'utf8')),
    /** @param {object} configuration */
    add: (configuration) => {
      const cfgNum = last() + 1;
      writeFileSync(join(folder, `lmConf-${cfgNum}.json`), JSON.stringify({ ...configuration, cfgNum }));
    },
  };
};

/**
 * LemonLDAP::NG's FastCGI server behind nginx, with everything that they write in one folder.
 *
 * @param {{ folder: string, port: number, url: string }} places `url`: the address that it gives for its own
 */
export const openServer = ({ folder, port, url }) => {
  const ini = join(folder, 'lemonldap-ng.ini');
  const nginx = join(folder, 'nginx.conf');
  const log = join(folder, 'journal');
  for (const name of FOLDERS) makeOwn(join(folder, name));
  // mkdtemp lets nobody else through.
  chmodSync(join(folder, '..'), 0o711);
  writeFileSync(ini, iniOf(folder));
  writeFileSync(nginx, nginxOf({ folder, port }));
  const env = { LLNG_DEFAULTCONFFILE: ini, LLNG_DEFAULTLOGGER: 'Lemonldap::NG::Common::Logger::Std' };
  /** @type {(() => Promise<void>)[]} */
  let parts = [];
  return {
    configurations: openConfigurations(join(folder, 'conf')),
    /** A new pair of keys, by the tool that a school has its timer run. */
    makeKeys: () => {
      const [file = 'perl', ...args] = [...asUser(USER), 'perl', ROTATE];
      const made = spawnSync(file, args, { cwd: '/', env: { ...process.env, ...env }, encoding: 'utf8' });
      if (made.status !== 0) throw new Error(`rotateOidcKeys : ${made.stderr}`);
    },
    start: async (skew = 0) => {
      const args = ['--foreground', '-n', '2', '-s', join(folder, 'llng.sock'), '-p', join(folder, 'pid')];
      parts = [
        launch({ command: 'llng-fastcgi-server', args, env, log, user: USER, skew }),
        launch({ command: 'nginx', args: ['-c', nginx, '-e', log], log }),
      ];
      await untilAnswers(`${url}/.well-known/openid-configuration`, log);
    },
    stop: async () => {
      await Promise.all(parts.map((end) => end()));
      parts = [];
    },
  };
};
