import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tooling/dev/local-server.mjs';
import { versionOf } from '../packages.mjs';
import { launch, untilAnswers } from '../process.mjs';
import { CLIENT, TOKEN_SECONDS } from '../provider.mjs';
import { openRelay } from '../relay.mjs';
import { administrationOf } from './administration.mjs';
import { configurationOf, PLUGIN } from './configuration.mjs';
import { asksPassword, goOn, signIn, signOut } from './pages.mjs';

/** Debian's own, for a new base. */
const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

/**
 * Debian's Glewlwyd as a school's identity provider, over a base of its own.
 *
 * @param {{ folder: string, portal: string, people: import('../provider.mjs').Person[] }} wishes `portal`: its address
 * @returns {Promise<import('../provider.mjs').Provider>}
 */
export const openGlewlwyd = async ({ folder, portal, people }) => {
  const [port, inner] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const issuer = `${url}/api/${PLUGIN}`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'glewlwyd.conf');
  writeFileSync(file, configurationOf({ folder, port: inner, url }));
  const log = join(folder, 'journal');
  const made = spawnSync('sqlite3', [join(folder, 'glewlwyd.db')], { input: readFileSync(TABLES) });
  if (made.status !== 0) throw new Error(`sqlite3 : ${made.stderr}`);
  const relay = await openRelay(port, inner);
  const administration = administrationOf(url, { issuer, tokenSeconds: TOKEN_SECONDS });
  let stop = async () => {};
  const start = async (skew = 0) => {
    stop = launch({ command: 'glewlwyd', args: [`--config-file=${file}`], log, skew });
    await untilAnswers(`${url}/config`, log);
  };
  await start();
  await administration.setUp(portal);
  for (const person of people) await administration.add(person);
  return {
    name: `Glewlwyd ${versionOf('glewlwyd')}`,
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_CLAIM: 'matricule',
      OIDC_SCOPE: 'openid',
      OIDC_GROUPS_CLAIM: 'groups',
    },
    refusal: 'unauthorized_client',
    relay,
    tokenPath: `/api/${PLUGIN}/token`,
    start,
    stop: () => stop(),
    close: () => relay.close(),
    trusts: 0,
    asksPassword,
    goOn,
    signIn,
    signOut,
    change: async (person) => {
      await administration.enter();
      await administration.change(person);
    },
    rotate: async () => {
      await administration.enter();
      await administration.rotate();
    },
  };
};
