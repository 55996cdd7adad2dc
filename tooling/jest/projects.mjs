import { fileURLToPath } from 'node:url';
import { esmOnlyAsCommonJs } from './esm-only.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: module },
  },
];

/** A package whose tests run in jsdom with a real fetch (CommonJS transform). */
export const browserProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  transform: { '\\.(m?[jt]sx?)$': swc('commonjs') },
  transformIgnorePatterns: ['/node_modules/(?!.*(msw|@mswjs|@open-draft|until-async|rettime)/)'],
  setupFiles: [here('setup-browser.mjs')],
  setupFilesAfterEnv: [here('setup-browser-after.mjs')],
});

/** Tests run the sources of the release store; commands that they start run its `dist`. */
const RELEASE_STORE = {
  '^release-store$': `${root}release-store/src/index.ts`,
  '^release-store/testing$': `${root}release-store/src/testing/index.ts`,
};

/** A package whose tests run in Node as native ES modules (Jest needs --experimental-vm-modules). */
export const nodeProject = (name) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/*/*.test.mjs'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': swc('es6') },
  moduleNameMapper: { ...RELEASE_STORE, ...(name === 'api' && esmOnlyAsCommonJs(name)) },
});
