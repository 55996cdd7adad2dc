export interface JournalLine {
  revision: number;
  /** ISO instant. */
  date: string;
  verbe: string;
  remote: string;
  version: string | null;
  qui: string;
  pourquoi: string | null;
}

/** Every change of the registry, oldest first. */
export declare const readJournal: (releases: string) => JournalLine[];
