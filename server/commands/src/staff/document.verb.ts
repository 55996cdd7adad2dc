import { decideAsSchool, readVerdict } from './decide-as-school';
import { readId, type StaffVerb } from './verb';

const USAGE = 'document <id> accepte|refuse --motif "…"';

/** Accepts or refuses a document that a student handed in. */
export const documentVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const verdict = readVerdict(args, USAGE);
    const what = { kind: 'document', id, verdict, now } as const;
    return decideAsSchool(db, what, `Aucun document reçu ne porte le numéro ${id}.`);
  },
};
