import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tooling/build/paths.mjs';

type School = 'rives' | 'petite';

/** Behind the port of the first school. */
const PLACES: Record<School, number> = { rives: 5, petite: 6 };

/** Where the portal of a school is served while `serveSchool` runs. */
export const schoolUrl = (school: School): string =>
  `http://localhost:${Number(process.env.E2E_PORT ?? 3900) + PLACES[school]}`;

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error(`the portal ended with code ${server.exitCode}`);
    await wait(200);
  }
};

/** Serves this build over one of the demo schools that arrive by a package; resolves to what ends it. */
export const serveSchool = async (school: School): Promise<() => Promise<void>> => {
  const url = schoolUrl(school);
  const folder = mkdtempSync(join(tmpdir(), `portail-${school}-`));
  const server = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      DEMO_SCHOOL: school,
      INSTITUTION_FILE: join(root, 'server/demo/src/schools', school, 'institution.json'),
      PORTAL_NOW: '2026-11-23T10:00:00+01:00',
      RATE_LIMIT: 'off',
      REMINDERS: 'off',
      LOG_LEVEL: 'error',
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
