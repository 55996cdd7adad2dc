import { decideAsSchool } from './decide-as-school';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'intervention <CommandeID> --message "…"';
const MAX_LENGTH = 500;

/** Answers the request of intervention of an order, once: the words stand on the order, and the student reads them. */
export const interventionVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const texte = args[1] === '--message' ? args.slice(2).join(' ').trim() : '';
    if (texte === '' || texte.length > MAX_LENGTH)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    const what = { kind: 'intervention', id, verdict: { issue: 'repondu', texte }, now } as const;
    return decideAsSchool(
      db,
      what,
      `Aucune demande d’intervention en attente ne porte le numéro de commande ${id}.`,
    );
  },
};
