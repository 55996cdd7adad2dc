import type { Tx } from 'server-kernel/db/client';
import type { DeskAct } from 'shared-contract/gestion/gestion';
import { findProgrammeCodes, findProgrammes, replaceSections } from './sections.queries';

/** A section does not exist; the message is French and names those that do. */
export class UnknownSection extends Error {}

/** More than anybody reads at once. */
const MAX_TOLD = 100;

const unknown = async (tx: Tx, codes: readonly string[]): Promise<UnknownSection> => {
  const known = await findProgrammeCodes(tx, MAX_TOLD + 1);
  const told = known.length > MAX_TOLD ? [...known.slice(0, MAX_TOLD), '…'] : known;
  const how =
    known.length === 0
      ? 'Le portail n’en a pas encore\u00a0: importez programmes.csv.'
      : `Celles qui existent\u00a0: ${told.join(', ')}.`;
  return new UnknownSection(
    `${codes.length > 1 ? 'Sections inconnues' : 'Section inconnue'}\u00a0: ${codes.join(', ')}. ${how}`,
  );
};

/**
 * Gives an account its sections of the desk and what it does there, in place of what it had; without a section it is not
 * of the desk any more. The command line and the page of accounts do it alike.
 *
 * @throws UnknownSection
 */
export const giveSections = async (
  tx: Tx,
  compteId: number,
  { codes, actes }: { codes: readonly string[]; actes: readonly DeskAct[] },
): Promise<void> => {
  const found = codes.length === 0 ? [] : await findProgrammes(tx, codes);
  const missing = codes.filter((code) => !found.some((one) => one.code === code));
  if (missing.length > 0) throw await unknown(tx, missing);
  await replaceSections(tx, compteId, { programmeIds: found.map(({ id }) => id), actes });
};
