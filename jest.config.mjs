import { browserProject, nodeProject } from './tooling/jest/projects.mjs';

// One project a package, so that a test failure names its package; the presets are in tooling/jest.
export default {
  // A busy two-core machine is slow, not wrong: how long things take is measured in bench/.
  testTimeout: 20_000,
  projects: [
    ...[
      'shared-ui',
      'shared-auth',
      'shared-router',
      'shell',
      'mf-records',
      'mf-orders',
      'mf-exams-events',
      'mf-thesis-internships',
      'mf-pae',
      'mf-verifications',
    ].map(browserProject),
    ...['shared-contract', 'api', 'deploy', 'tooling'].map(nodeProject),
  ],
};
