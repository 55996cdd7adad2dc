import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Tx } from 'server-kernel/db/client';
import { DESK_ACTS, type DeskAct, NAMED_ACTS } from 'shared-contract/gestion/gestion';
import { findProgrammeCodes, findProgrammes, lockAccount, replaceSections } from './desk.queries';
import { StaffError, type StaffVerb } from './verb';

const USAGE = `bureau <compte> <section,section…|aucune> [${DESK_ACTS.join(',')}]`;
const NONE = 'aucune';

const actsOf = (text: string | undefined): DeskAct[] => {
  // Health and money are given by their names alone.
  const words = text?.split(',') ?? DESK_ACTS.filter((act) => !NAMED_ACTS.includes(act));
  const unknown = words.find((word) => !DESK_ACTS.some((act) => act === word));
  if (unknown !== undefined)
    throw new StaffError(
      `«\u00a0${unknown}\u00a0» n’est pas un acte du bureau\u00a0: ${DESK_ACTS.join(', ')}.`,
    );
  return DESK_ACTS.filter((act) => words.includes(act));
};

/** More than a terminal shows at once. */
const MAX_TOLD = 100;

const unknownSections = async (tx: Tx, codes: string[]): Promise<StaffError> => {
  const known = await findProgrammeCodes(tx, MAX_TOLD + 1);
  const told = known.length > MAX_TOLD ? [...known.slice(0, MAX_TOLD), '…'] : known;
  const how =
    known.length === 0
      ? 'Le portail n’en a pas encore\u00a0: importez programmes.csv.'
      : `Celles qui existent\u00a0: ${told.join(', ')}.`;
  return new StaffError(
    `${codes.length > 1 ? 'Sections inconnues' : 'Section inconnue'}\u00a0: ${codes.join(', ')}. ${how}`,
  );
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
        throw new StaffError(`Aucun compte ne porte le nom ${name}. Ajoutez-le par un paquet (comptes.csv).`);
      const found = codes.length === 0 ? [] : await findProgrammes(tx, codes);
      const unknown = codes.filter((code) => !found.some((one) => one.code === code));
      if (unknown.length > 0) throw await unknownSections(tx, unknown);
      await replaceSections(tx, account.compteId, { programmeIds: found.map(({ id }) => id), actes });
      const target = `compte:${name}`;
      await insertAuditEvent(tx, { at: now, role: 'system', action: 'compte.bureau', target });
      return found.length === 0
        ? `Le compte ${name} ne travaille plus au bureau.`
        : `Le compte ${name} travaille au bureau pour ${codes.join(', ')}\u00a0: ${actes.join(', ')}.`;
    });
  },
};
