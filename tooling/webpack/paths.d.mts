export declare const root: string;

/** The six domains; each is built and published alone. */
export declare const REMOTES: string[];

/** Folder of a package, by its name. */
export declare const folderOf: (name: string) => string;
