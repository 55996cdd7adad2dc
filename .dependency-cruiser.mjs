import { readFileSync } from 'node:fs';
import { serverRules } from './tooling/checks/guards/server-rules.mjs';

const PACKAGES =
  'shell|mf-[a-z-]+|shared-[a-z]+|server/[a-z]+|release-store|tooling|deploy|scripts|bench|lab|e2e';

/** What is built and shipped, without its tests and test helpers. */
const SHIPPED = {
  path: '^(shell|mf-[a-z-]+|shared-[a-z]+|server/[a-z]+|release-store)/src/',
  pathNot: '\\.test\\.tsx?$|/testing|^server/testing/',
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
  .filter(([name]) => !['.', './host'].includes(name) && !name.startsWith('./testing'))
  .map(([, file]) => `^shared-auth/${file.slice(2).replaceAll('.', '\\.')}$`)
  // All that the entries of these folders name.
  .concat('^shared-auth/src/(write|drafts|upload|contact-fields|offline)/(?!.+\\.test\\.)');

/** The folders of the shell from the ground up; those of one floor stand beside each other. */
const SHELL_FLOORS = [
  ['offline', 'portal', 'translation'],
  ['federation', 'print'],
  ['navigation'],
  ['late', 'session', 'students', 'testers', 'updates'],
  ['account', 'deadlines', 'notifications', 'privacy', 'remotes'],
  ['command-palette'],
  ['layout'],
  ['desktop', 'admin', 'legal', 'attestations', 'receipts', 'refusals'],
  ['app'],
];

const shellFloors = SHELL_FLOORS.map((folders, floor) => ({
  name: `shell-floor-${floor}`,
  comment:
    'A folder of the shell imports those of the floors below it (docs/decisions/contract-and-layers.md).',
  severity: 'error',
  from: { path: `^shell/src/(${folders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^shell/src/[^/]+/',
    pathNot: ['^shell/src/$1/', `^shell/src/(${SHELL_FLOORS.slice(0, floor).flat().join('|') || '-'})/`],
  },
}));

export default {
  forbidden: [
    {
      name: 'contract-base-on-the-ground',
      comment: 'The words of the contract that everything stands on know none of its resources.',
      severity: 'error',
      from: { path: '^shared-contract/src/base/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared-contract/src/', pathNot: '^shared-contract/src/base/' },
    },
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
    ...serverRules(PACKAGES),
    only('release-store', 'shared-contract'),
    only('tooling', 'release-store'),
    only('deploy', 'tooling|release-store'),
    {
      name: 'commands-on-top',
      comment:
        'Commands, measures, labs and journeys start everything; nothing that is shipped or builds leans on them.',
      severity: 'error',
      from: { pathNot: '^(scripts|bench|lab|e2e)/' },
      to: { path: '^(scripts|bench|lab|e2e)/' },
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
        "What a remote bundles, or the kit gives in pieces, takes the rest as 'shared-auth': by its path there would be two sessions.",
      severity: 'error',
      from: { path: BUNDLED_ENTRIES },
      to: { path: '^shared-auth/', pathNot: BUNDLED_ENTRIES, dependencyTypes: ['local'] },
    },
    ...shellFloors,
    {
      name: 'shell-folder-has-a-floor',
      comment: 'A new folder of the shell takes its place in SHELL_FLOORS.',
      severity: 'error',
      from: { path: `^shell/src/(?!(${SHELL_FLOORS.flat().join('|')}|testing)/)[^/]+/` },
      to: { path: '.' },
    },
    {
      name: 'shell-code-that-comes-late',
      comment:
        'Code that may not come is asked for in the files named late-*, which hold a boundary, and in the kit’s loader. What main.ts asks for is in its own file.',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '/late-[^/]+$|^shell/src/(main|federation/shared/kit)\\.ts$' },
      to: { dynamic: true },
    },
    {
      name: 'screen-folders-apart',
      comment:
        'No screen folder of a remote imports another; what they share stands in src/shared or beside remote.tsx, their words in src/texts, what their tests share in src/testing.',
      severity: 'error',
      from: { path: '^(mf-[a-z-]+)/src/([^/]+)/', pathNot: '^mf-[a-z-]+/src/testing/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|shared|testing|texts)/' },
    },
    {
      name: 'database-behind-queries',
      comment: 'Only *.queries.ts, the kernel’s db/, the demo and tests know the database.',
      severity: 'error',
      from: {
        path: '^server/((front|exchange|portal)/src|kernel/src/(audit|files|telemetry))/',
        pathNot: '\\.(queries|test)\\.ts$',
      },
      to: { path: '^server/schema/src/(?!migrations-dir)', dependencyTypesNot: ['type-only'] },
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
