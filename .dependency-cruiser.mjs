const PACKAGES = 'shell|mf-[a-z-]+|shared-[a-z]+|release-store|api|e2e|bench';

/** A package may import only the packages named after it. */
const only = (from, allowed) => ({
  name: `direction-${from.replaceAll(/[^a-z]+/g, '-')}`,
  comment: `${from} may import ${allowed || 'no other package'} (ARCHITECTURE, the picture).`,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: `^(${PACKAGES})/`, pathNot: allowed ? [`^(${allowed})/`, '^$1/'] : ['^$1/'] },
});

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      from: { pathNot: '\\.test\\.tsx?$|/testing' },
      to: { path: '\\.test\\.tsx?$' },
    },
    only('shell', 'shared-auth|shared-ui|shared-router|shared-contract'),
    only('mf-[a-z-]+', 'shared-auth|shared-ui|shared-router|shared-contract'),
    only('shared-auth', 'shared-ui|shared-router|shared-contract'),
    only('shared-ui', 'shared-router|shared-contract'),
    only('shared-router', ''),
    only('shared-contract', ''),
    only('release-store', 'shared-contract'),
    only('api', 'shared-contract|release-store'),
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
    includeOnly: `^(${PACKAGES})/src|^node_modules`,
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // `types`: the sources of the release store, not its build.
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
