/** Every change of the registry, oldest first. */
export declare const readJournal: (
  releases: string,
) => { revision: number; verbe: string; remote: string; version: string | null }[];
