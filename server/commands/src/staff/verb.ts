import type { Database } from 'server-kernel/db/client';

/** One action of the other side of a flow (CONTRACT §1). */
export interface StaffVerb {
  /** How it is called, after the verb itself. */
  usage: string;
  /** Carries it out and resolves to the French sentence that says what was done; throws StaffError. */
  run(db: Database, args: string[], now: Date): Promise<string>;
}

/** The command can't be carried out; its message is French and for the person who typed it. */
export class StaffError extends Error {}

/** A positive number that was typed as an argument; throws StaffError. */
export const readId = (text: string | undefined, usage: string): number => {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new StaffError(`Usage\u00a0: npm run staff -- ${usage}`);
  return Number(text);
};
