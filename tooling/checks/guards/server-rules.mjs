/**
 * The packages of the server, each with those that it may import beside the contract; whatever needs one above it asks
 * through a port. Their tests take `testing`, which composes them all.
 *
 * @type {[name: string, below: string][]}
 */
const SERVER_PACKAGES = [
  ['schema', '-'],
  ['kernel', 'schema'],
  ['front', 'schema|kernel'],
  ['exchange', 'schema|kernel'],
  ['portal', 'schema|kernel|front|exchange'],
  ['demo', 'schema|kernel|front|exchange|portal'],
  ['commands', 'schema|kernel|front|exchange|portal|demo'],
  ['testing', 'schema|kernel|front|exchange|portal|demo'],
];

/** @param {string} packages every package of the house, as an alternation */
const borders = (packages) =>
  SERVER_PACKAGES.map(([name, below]) => ({
    name: `server-${name}`,
    comment: `server/${name} may import ${below.replaceAll('|', ', ')} of the server, shared-contract and release-store.`,
    severity: 'error',
    from: { path: `^server/${name}/`, pathNot: '\\.test\\.ts$|^server/testing/src/built/' },
    to: {
      path: `^(${packages})/`,
      pathNot: [`^server/(${name}|${below})/`, '^(shared-contract|release-store)/'],
    },
  }));

/** Inside the packages of the server.
 *
 * @param {string} packages
 */
const folders = (packages) => [
  {
    name: 'server-tests-below',
    comment: 'A test of the server takes the server, the contract, the release store and tooling.',
    severity: 'error',
    from: { path: '^server/.+\\.test\\.ts$' },
    to: { path: `^(${packages})/`, pathNot: '^(server/[a-z]+|shared-contract|release-store|tooling)/' },
  },
  {
    name: 'server-ground-knows-nobody',
    comment: 'access, db, errors, clock, config and the like stand at the ground of the kernel.',
    severity: 'error',
    from: {
      path: '^server/kernel/src/((access|db|streams)/|[\\w-]+\\.ts$)',
      pathNot: '\\.test\\.ts$',
    },
    to: { path: '^server/kernel/src/(plugins|audit|files|telemetry)/' },
  },
  {
    name: 'server-plugins-below-modules',
    comment: 'A plugin offers a port (app.retention.add); the modules come to it.',
    severity: 'error',
    from: { path: '^server/kernel/src/plugins/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/kernel/src/(audit|files|telemetry)/' },
  },
  {
    name: 'server-domains-apart',
    comment: 'No domain imports another: what two of them share stands in domains/shared, which knows none.',
    severity: 'error',
    from: {
      path: '^server/portal/src/domains/([^/]+)/',
      pathNot: '^server/portal/src/domains/shared/.+\\.test\\.ts$',
    },
    to: {
      path: '^server/portal/src/domains/',
      pathNot: '^server/portal/src/domains/($1|shared)/',
    },
  },
  {
    name: 'server-domains-below-top',
    comment: 'A domain is composed by app.ts and knows nothing of it.',
    severity: 'error',
    from: { path: '^server/portal/src/domains/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/portal/src/(app|modules)\\.ts$' },
  },
  {
    name: 'server-demo-on-demand',
    comment:
      'The server loads the demo, its accounts and its provider by `await import`, when they are asked for.',
    severity: 'error',
    from: { path: '^server/commands/src/server\\.ts$' },
    to: { path: '^server/demo/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
];

/** @param {string} packages every package of the house, as an alternation */
export const serverRules = (packages) => [...borders(packages), ...folders(packages)];
