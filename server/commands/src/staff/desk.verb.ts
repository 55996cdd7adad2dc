import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import { giveSections, UnknownSection } from 'server-portal/domains/gestion/accounts/give-sections';
import { DESK_ACTS, type DeskAct, USUAL_ACTS } from 'shared-contract/gestion/gestion';
import { lockAccount } from './desk.queries';
import { StaffError, type StaffVerb } from './verb';

const USAGE = `bureau <compte> <section,section…|aucune> [${DESK_ACTS.join(',')}]`;
const NONE = 'aucune';

const actsOf = (text: string | undefined): DeskAct[] => {
  // Health and money are given by their names alone.
  const words = text?.split(',') ?? USUAL_ACTS;
  const unknown = words.find((word) => !DESK_ACTS.some((act) => act === word));
  if (unknown !== undefined)
    throw new StaffError(
      `«\u00a0${unknown}\u00a0» n’est pas un acte du bureau\u00a0: ${DESK_ACTS.join(', ')}.`,
    );
  return DESK_ACTS.filter((act) => words.includes(act));
};

/** Says in which sections an account works at the desk, and what it may do there; what it could before ends. */
export const deskVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const [name, sections, acts] = args;
    if (name === undefined || sections === undefined || args.length > 3)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    const codes = sections === NONE ? [] : [...new Set(sections.split(','))];
    const actes = actsOf(acts);
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, name);
      if (!account)
        throw new StaffError(
          `Aucun compte ne porte le nom ${name}. Ajoutez-le sous «\u00a0Comptes du personnel\u00a0», ou par un paquet (comptes.csv).`,
        );
      await giveSections(tx, account.compteId, { codes, actes }).catch((error: unknown) => {
        throw error instanceof UnknownSection ? new StaffError(error.message) : error;
      });
      const target = `compte:${name}`;
      await insertAuditEvent(tx, { at: now, role: 'system', action: 'compte.bureau', target });
      return codes.length === 0
        ? `Le compte ${name} ne travaille plus au bureau.`
        : `Le compte ${name} travaille au bureau pour ${codes.join(', ')}\u00a0: ${actes.join(', ')}.`;
    });
  },
};
