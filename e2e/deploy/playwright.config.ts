import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';

const { webServer: _, ...shared } = portal;

/** Deployments change what everybody is shown: here each worker has a portal and a release folder of its own. */
export default defineConfig({
  ...shared,
  testDir: 'specs',
  outputDir: process.env.E2E_OUTPUT ?? '../../test-results/deploiement',
  timeout: 480_000,
});
