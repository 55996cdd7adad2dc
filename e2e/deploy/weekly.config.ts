import { defineConfig } from '@playwright/test';
import deployment from './playwright.config';

/** What `npm run lab` plays of the deployments. */
export default defineConfig({
  ...deployment,
  testDir: 'weekly',
  outputDir: process.env.E2E_OUTPUT ?? '../../test-results/semaine',
});
