import { fileURLToPath } from 'node:url';
import { root } from '../../build/paths.mjs';

/** @param {string} name a file of this folder */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Below `node_modules`, and yet compiled: the portal's own where they are installed, and modules that jsdom can't load. */
const COMPILED =
  'shared-[a-z]+|tooling|msw|@mswjs|@open-draft|until-async|rettime|cookie|htmlparser2|dom[a-z-]+|entities';

/** What swc makes of a source for a browser's test. */
const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'commonjs' },
};

/**
 * Jest project of a package tested in jsdom with a real fetch (CommonJS transform).
 *
 * @param {string} name
 */
export const browserProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  transform: { '\\.(m?[jt]sx?)$': [here('late-code.mjs'), SWC] },
  transformIgnorePatterns: [`/node_modules/(?!.*(${COMPILED})/)`],
  setupFiles: [here('setup-browser.mjs')],
  setupFilesAfterEnv: [here('setup-browser-after.mjs')],
});

/**
 * A package whose tests run in Node as it is, module loader included: what a file imports is loaded once a thread, and the
 * globals are the thread's. A file puts back what it changes of them.
 *
 * @param {string} name
 */
export const nodeProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/{*,*/*}/*.test.mjs'],
  runner: 'jest-light-runner',
  globalSetup: here('build-release-store.mjs'),
  setupFiles: [here('setup-node.mjs')],
  setupFilesAfterEnv: [here('setup-node-after.mjs')],
});

/** The server's packages, of which threads and processes are started as well. */
export const serverProject = () => ({
  ...nodeProject('server'),
  testMatch: ['<rootDir>/*/src/**/*.test.{ts,mjs}'],
  globalSetup: `${root}server/testing/src/built/set-up.mjs`,
  globalTeardown: `${root}server/testing/src/built/tear-down.mjs`,
});
