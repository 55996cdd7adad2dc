import { decideAsSchool, readVerdict } from './decide-as-school';
import { readId, type StaffVerb } from './verb';

const USAGE = 'stage <id> accepte|refuse --motif "…"';

/** Accepts what a student encoded of an internship, or a paper of it, or gives it back. */
export const internshipVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const verdict = readVerdict(args, USAGE);
    const what = { kind: 'stage', id, verdict, now } as const;
    return decideAsSchool(db, what, `Rien de ce qui attend pour un stage ne porte le numéro ${id}.`);
  },
};
