import { decideAsSchool } from './decide-as-school';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'absence <id> <suivi>';
const MAX_LENGTH = 100;

/** Follows up an absence in some words (« Justifiée »); it is read-only from then on. */
export const absenceVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const texte = args.slice(1).join(' ').trim();
    if (texte === '' || texte.length > MAX_LENGTH)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    const what = { kind: 'absence', id, verdict: { issue: 'repondu', texte }, now } as const;
    return decideAsSchool(db, what, `Aucune absence en attente de suivi ne porte le numéro ${id}.`);
  },
};
