import { browserProject } from 'tooling/testing/jest/projects';

export default { testTimeout: 60_000, projects: [browserProject('{{name}}')] };
