import config from './jest.config.mjs';

/** The first tier: every test but those of files that take long. */
export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.'],
  })),
};
