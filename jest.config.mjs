import { availableParallelism } from 'node:os';
import { REMOTES } from './tooling/build/paths.mjs';
import { browserProject, nodeProject, serverProject } from './tooling/testing/jest/projects.mjs';

// One project a package, so that a test failure names its package; the presets are in tooling/testing/jest.
export default {
  // A busy two-core machine is slow, not wrong: how long things take is measured in bench/.
  testTimeout: 60_000,
  // One more than there are cores (Jest's own choice is one less): tests of what fails wait a good deal.
  maxWorkers: availableParallelism() + 1,
  // A process that holds this much ends after its file, and another takes its place.
  workerIdleMemoryLimit: '900MB',
  projects: [
    ...['shared-ui', 'shared-auth', 'shared-router', 'shell', ...REMOTES].map(browserProject),
    ...['shared-contract', 'release-store', 'deploy', 'tooling'].map(nodeProject),
    serverProject(),
  ],
};
