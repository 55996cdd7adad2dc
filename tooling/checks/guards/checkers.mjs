/** Static checkers, longest first; each is an error. */
export const CHECKERS = [
  { name: 'types', command: 'tsc -p .' },
  { name: 'types des scripts', command: 'tsc -p tsconfig.scripts.json' },
  { name: 'dépendances', command: 'depcruise --config .dependency-cruiser.mjs .' },
  { name: 'format et lint', command: 'biome check --error-on-warnings .' },
  { name: 'code inutile', command: 'knip' },
  { name: 'versions', command: 'sherif --fail-on-warnings' },
];
