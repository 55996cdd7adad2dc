/**
 * Source maps in a build: `{ "<script>": <map> }` as compressed JSON. Never published to browsers; stored apart
 * (docs/decisions/operation.md).
 */
export const SOURCE_MAPS = 'source-maps.json.gz';
