/**
 * What a build keeps of its source maps beside its files: `{ "<script>": <map> }` as compressed JSON. It is never among
 * what is published to browsers, and stands apart in the store (docs/decisions/operation.md).
 */
export const SOURCE_MAPS = 'source-maps.json.gz';
