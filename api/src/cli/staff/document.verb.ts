import { decideAsSchool } from './decide-as-school';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'document <id> accepte|refuse --motif "…"';

const readVerdict = (args: string[]) => {
  const [, word, option, ...words] = args;
  const motif = option === '--motif' ? words.join(' ').trim() : '';
  if (word === 'accepte') return { issue: 'accepte' as const, texte: null };
  if (word === 'refuse' && motif !== '') return { issue: 'refuse' as const, texte: motif };
  throw new StaffError(
    word === 'refuse'
      ? 'Un refus demande un motif\u00a0: --motif "…".'
      : `Usage\u00a0: npm run staff -- ${USAGE}`,
  );
};

/** Accepts or refuses a document that a student handed in. */
export const documentVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const verdict = readVerdict(args);
    const what = { kind: 'document', id, verdict, now } as const;
    return decideAsSchool(db, what, `Aucun document reçu ne porte le numéro ${id}.`);
  },
};
