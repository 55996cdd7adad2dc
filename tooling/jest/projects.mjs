import { fileURLToPath } from 'node:url';

/** @param {string} name a file of this folder */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

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
 * A package whose tests run in jsdom with a real fetch (CommonJS transform).
 *
 * @param {string} name
 */
export const browserProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: here('browser-environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  transform: { '\\.(m?[jt]sx?)$': [here('late-code.mjs'), SWC] },
  transformIgnorePatterns: ['/node_modules/(?!.*(msw|@mswjs|@open-draft|until-async|rettime)/)'],
  setupFiles: [here('setup-browser.mjs')],
  setupFilesAfterEnv: [here('setup-browser-after.mjs')],
});

/**
 * A package whose tests run in Node as it is, module loader included.
 *
 * @param {string} name
 */
export const nodeProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/*/*.test.mjs'],
  testEnvironment: here('native/environment.mjs'),
  runtime: here('native/runtime.mjs'),
  injectGlobals: false,
  setupFilesAfterEnv: [here('native/setup-after.mjs')],
});

/**
 * A folder of a package whose tests stand on less than the package's, or on more: a part of its own in the suite.
 *
 * @param {string} name path from the root
 */
export const folderProject = (name) => ({ ...nodeProject(name), testMatch: ['<rootDir>/*.test.mjs'] });

/**
 * A package without the folders that are projects of their own.
 *
 * @param {string} name
 * @param {string[]} folders
 */
export const packageWithout = (name, folders) => ({
  ...nodeProject(name),
  testPathIgnorePatterns: ['/node_modules/', ...folders.map((folder) => `/${folder}/`)],
});

/** The API's, of which threads and processes are started as well. */
export const apiProject = () => ({
  ...nodeProject('api'),
  globalSetup: `${root}api/src/testing/built/set-up.mjs`,
  globalTeardown: `${root}api/src/testing/built/tear-down.mjs`,
});
