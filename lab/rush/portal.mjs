import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ONE_HOST } from '../../deploy/topology/hosts.mjs';
import { startPortals } from '../../deploy/topology/portals.mjs';
import { openSupervisor, until } from '../../deploy/topology/supervisor.mjs';

const SECRET = 'ruee-un-secret-de-cette-machine-seule';
const here = fileURLToPath(new URL('.', import.meta.url));

/** @type {(url: string) => Promise<boolean>} */
const isUp = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/**
 * The identity provider of a school, which stands on a machine of its own: here it comes before the portals. Of equals on
 * two cores it gets a thirteenth, and a Node server that is short of processor takes in one connection a turn: people
 * waited twenty seconds for it, the portal ten, and gave it up (2026-11-26).
 *
 * @type {(port: number, portal: string) => Promise<{ url: string, stop: () => Promise<void> }>}
 */
const startProvider = async (port, portal) => {
  const url = `http://127.0.0.1:${port}`;
  const args = [join(here, 'provider-process.mjs'), String(port), `${portal}/auth/callback`, SECRET];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (child.pid === undefined) throw new Error('Le fournisseur d’identité n’a pas démarré.');
  setPriority(child.pid, constants.priority.PRIORITY_HIGH);
  await until('le fournisseur d’identité', () => isUp(`${url}/.well-known/openid-configuration`));
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
};

/**
 * Portal processes behind nginx on a filled database, with production limits and an identity provider of their own.
 *
 * @param {{ folder: string, port: number, processes: number, database: string }} wishes
 */
export const startPortal = async ({ folder, port, processes, database }) => {
  mkdirSync(folder, { recursive: true });
  const supervisor = openSupervisor(folder);
  const portals = Array.from({ length: processes }, (_, rank) => port + 3 + rank);
  const front = { hosts: ONE_HOST, host: 'localhost', folder, port, plain: port + 1, portals };
  const provider = await startProvider(port + 2, `https://localhost:${port}`);
  try {
    const { url, stopNginx } = await startPortals(front, supervisor, {
      DATABASE_URL: database,
      DEMO: '0',
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: 'portail',
      OIDC_CLIENT_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      REMINDERS: 'off',
    });
    const stop = async () => {
      await stopNginx();
      await supervisor.stop();
      await provider.stop();
    };
    return { url, provider: provider.url, stop };
  } catch (error) {
    await supervisor.stop();
    await provider.stop();
    throw error;
  }
};
