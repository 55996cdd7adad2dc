import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tooling/build/paths.mjs';

/** Portals beside the one of the configuration, behind its port. */
const PLACES = { rives: 5, petite: 6, brief: 7, lengths: 8 } as const;

export type Place = keyof typeof PLACES;

/** Where a portal of its own is served while `servePortal` runs. */
export const portalUrl = (place: Place): string =>
  `http://localhost:${Number(process.env.E2E_PORT ?? 3900) + PLACES[place]}`;

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error(`the portal ended with code ${server.exitCode}`);
    await wait(200);
  }
};

/** Serves this build over a fresh demo school, with settings of its own; resolves to what ends it. */
export const servePortal = async (
  place: Place,
  settings: Record<string, string>,
): Promise<() => Promise<void>> => {
  const url = portalUrl(place);
  const folder = mkdtempSync(join(tmpdir(), `portail-${place}-`));
  const server = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      PORTAL_NOW: '2026-11-23T10:00:00+01:00',
      RATE_LIMIT: 'off',
      REMINDERS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, server);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
};
