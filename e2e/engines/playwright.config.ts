import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';
import type { EngineName, EngineOptions } from './fixtures';

const ENGINES: EngineName[] = ['chromium', 'firefox', 'webkit'];

/** The same journeys in three engines; Playwright runs the tests, and none of its browsers. */
export default defineConfig<object, EngineOptions>({
  ...portal,
  testDir: 'specs',
  globalSetup: './debian-browsers.ts',
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
