import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3900);
const executablePath = process.env.CHROMIUM_PATH;
// Workers inherit it, and read the mails that the portal wrote there.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'portail-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

/** Tests run against the built portal on a fresh database; E2E_URL points them at a portal already running. */
export default defineConfig({
  testDir: 'specs',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  fullyParallel: true,
  // A page that comes to rest keeps its test waiting: one more than there are cores.
  workers: Math.max(2, availableParallelism()) + 1,
  retries: 0,
  // A journey is right or wrong, never slow: time is measured in bench/, and two cores may be busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.E2E_URL ?? `http://localhost:${port}`,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // Recording takes more of the machine than the tests: E2E_TRACE=1 asks for it, for what is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-software-rasterizer',
      ],
    },
  },
  ...(process.env.E2E_URL
    ? {}
    : {
        webServer: {
          command: 'node scripts/serve.mjs',
          cwd: join(import.meta.dirname, '..'),
          url: `http://localhost:${port}/readyz`,
          timeout: 120_000,
          stdout: 'ignore',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            PORT: String(port),
            DATA_DIR: dataDir,
            // The build of this working copy, whatever is in service in its folder of releases.
            RELEASES_DIR: join(dataDir, 'releases'),
            // A working Monday in term: what the journeys type stays within the windows on any day.
            PORTAL_NOW: '2026-11-23T10:00:00+01:00',
            RATE_LIMIT: 'off',
            REMINDERS: 'off',
            LOG_LEVEL: 'warn',
          },
        },
      }),
});
