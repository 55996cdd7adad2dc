export const REGISTRY = 'registry.json';

/** Published versions, `{ remote: [{ version, date }] }`: a version is published once it stands there. */
export const VERSIONS = 'versions.json';

/** In whose browsers versions failed, as the server last counted. */
export const FAILURES = 'pannes.json';
