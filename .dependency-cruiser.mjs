import { readFileSync } from 'node:fs';

const PACKAGES = 'shell|mf-[a-z-]+|shared-[a-z]+|api|release-store|tooling|deploy|scripts|bench|e2e';

/** What is built and shipped, without its tests and test helpers. */
const SHIPPED = {
  path: '^(shell|mf-[a-z-]+|shared-[a-z]+|api|release-store)/src/',
  pathNot: '\\.test\\.tsx?$|/testing',
};

/**
 * A package may import only the packages named after it.
 *
 * @type {(from: string, allowed: string) => object}
 */
const only = (from, allowed) => ({
  name: `direction-${from.replaceAll(/[^a-z]+/g, '-')}`,
  comment: `${from} may import ${allowed || 'no other package'} (ARCHITECTURE, the picture).`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: `^(${PACKAGES})/`, pathNot: allowed ? [`^(${allowed})/`, '^$1/'] : ['^$1/'] },
});

// The entries of shared-auth that a remote bundles; the others are one copy for the whole page.
const { exports: authEntries } = JSON.parse(
  readFileSync(new URL('shared-auth/package.json', import.meta.url), 'utf8'),
);
const BUNDLED_ENTRIES = Object.entries(authEntries)
  .filter(([name]) => !['.', './host', './testing'].includes(name))
  .map(([, file]) => `^shared-auth/${file.slice(2).replaceAll('.', '\\.')}$`);

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Not by types either: what two files share stands in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(#mfbr|node:)' },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      from: { pathNot: '\\.test\\.(tsx?|mjs)$|/testing' },
      to: { path: '\\.test\\.(tsx?|mjs)$' },
    },
    only('shell', 'shared-auth|shared-ui|shared-router|shared-contract|tooling'),
    only('mf-[a-z-]+', 'shared-auth|shared-ui|shared-router|shared-contract|tooling'),
    only('shared-auth', 'shared-ui|shared-router|shared-contract'),
    only('shared-ui', 'shared-router|shared-contract'),
    only('shared-router', ''),
    only('shared-contract', ''),
    only('api', 'shared-contract|release-store|tooling'),
    only('release-store', 'shared-contract'),
    only('tooling', 'release-store'),
    only('deploy', 'tooling|release-store'),
    {
      name: 'commands-on-top',
      comment:
        'Commands, measures and journeys start everything; nothing that is shipped or builds leans on them.',
      severity: 'error',
      from: { pathNot: '^(scripts|bench|e2e)/' },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'tooling-out-of-production',
      comment:
        'tooling is a development dependency: builds, tests and commands use it, what is shipped never.',
      severity: 'error',
      from: SHIPPED,
      to: { path: '^tooling/' },
    },
    {
      name: 'host-for-the-shell',
      comment: 'The session is opened by the shell, by a remote that runs alone, and by test helpers.',
      severity: 'error',
      from: {
        path: `^(${PACKAGES})/`,
        pathNot: ['^(shell|shared-auth)/', '^mf-[a-z-]+/src/standalone[./]', '\\.test\\.tsx?$', '/testing'],
      },
      to: { path: '^shared-auth/src/host[./]' },
    },
    {
      name: 'bundled-entries-by-name',
      comment:
        "What a remote bundles takes the rest as 'shared-auth': by its path there would be two sessions.",
      severity: 'error',
      from: { path: BUNDLED_ENTRIES },
      to: { path: '^shared-auth/', dependencyTypes: ['local'] },
    },
    {
      name: 'demo-behind-its-door',
      comment: 'The demonstration school is loaded by the server, by commands and by tests alone.',
      severity: 'error',
      from: {
        path: '^api/',
        pathNot: [
          '^api/src/demo/',
          '^api/src/server\\.ts$',
          '^api/src/cli/',
          '^api/src/testing/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^api/src/demo/' },
    },
    {
      name: 'screen-folders-apart',
      comment:
        'No screen folder of a remote imports another; what they share stands in src/shared or beside remote.tsx.',
      severity: 'error',
      from: { path: '^(mf-[a-z-]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|shared)/' },
    },
    {
      name: 'database-behind-queries',
      comment: 'Only *.queries.ts, db/, the demo and tests know the database.',
      severity: 'error',
      from: { path: '^api/src/(platform|domains)/', pathNot: '\\.(queries|test)\\.ts$' },
      to: { path: '^api/src/db/schema/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache|releases)(/|$)' },
    // An unresolved path stays as it is written.
    includeOnly: `^(${PACKAGES})/|^[^/]+\\.mjs$|^node_modules|^\\.{1,2}/`,
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // `types`: the sources of the release store, not its build.
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
