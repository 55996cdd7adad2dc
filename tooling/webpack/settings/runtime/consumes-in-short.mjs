/** One module that a domain takes from the shell, as the federation plugin writes it. */
const TAKEN =
  /\{\s*fallback: .+Can not get '(?<key>[^']+)'.+,\s*shareScope: \["default"\],\s*singleton: true,\s*requiredVersion: "(?<version>[^"]+)",\s*strictVersion: true,\s*eager: false,\s*layer: undefined,\s*shareKey: "\k<key>",\s*\}/g;

/** The same for each, but for its name and its version. */
const IN_SHORT = `const taken = (shareKey, requiredVersion) => ({
  fallback: () => () => { throw new Error("Can not get '" + shareKey + "'"); },
  shareScope: ["default"],
  singleton: true,
  requiredVersion,
  strictVersion: true,
  shareKey,
});
`;

/**
 * What a domain takes from the shell, said once for all that it takes.
 *
 * @param {string} written the federation plugin's own code
 * @throws where the plugin writes it in another way
 */
export const consumesInShort = (written) => {
  const short = written.replaceAll(TAKEN, (_all, key, version) => `taken("${key}", "${version}")`);
  if (short.includes('shareKey')) throw new Error(`not as the federation plugin wrote it: ${written}`);
  return IN_SHORT + short;
};
