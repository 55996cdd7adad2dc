import { join } from 'node:path';
import { browserProject } from 'tooling/testing/jest/projects';

/** Installed, and yet to be compiled like this folder's own files. */
const COMPILED = 'shared-[a-z]+|tooling|msw|@mswjs|@open-draft|until-async|rettime';

export default {
  testTimeout: 60_000,
  projects: [
    {
      ...browserProject('{{name}}'),
      rootDir: join(import.meta.dirname, '{{name}}'),
      transformIgnorePatterns: [`/node_modules/(?!.*(${COMPILED})/)`],
    },
  ],
};
