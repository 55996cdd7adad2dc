/** What reads the sources alone, the longest first; each is an error or it is not here. */
export const CHECKERS = [
  { name: 'types', command: 'tsc -p .' },
  { name: 'types des scripts', command: 'tsc -p tsconfig.scripts.json' },
  { name: 'dépendances', command: 'depcruise --config .dependency-cruiser.mjs .' },
  { name: 'format et lint', command: 'biome check --error-on-warnings .' },
  { name: 'code inutile', command: 'knip' },
  { name: 'versions', command: 'sherif --fail-on-warnings' },
];
