/** Builds shell and remotes as one bundle and names its files, by absolute path. */
export declare const buildSingle: () => Promise<string[]>;
