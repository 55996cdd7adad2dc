import {
  creditsOf,
  listedUnits,
  type PaeProgramme,
  type PaeSelection,
  selectionOf,
} from 'shared-contract/pae/engine';
import { isSameSelection, judgeItems } from 'shared-contract/pae/items';
import type { PaeSaved } from 'shared-contract/pae/pae';
import type { PaeWrite } from 'shared-contract/pae/schemas';
import type { Database, Tx } from '../../../db/client';
import { invalid } from '../../../errors';
import { issueReceipt } from '../../../platform/receipts/receipts.queries';
import { requireOpen, requireReenrolled, requireWritable } from './pae.policy';
import { readLevels } from './pae.presenter';
import {
  findRequisites,
  findUnits,
  lockPae,
  type PaeRow,
  replaceSelection,
  setStatus,
  updatePae,
} from './pae.queries';
import { receiptLines } from './pae-papers';

/** Levels of a programme as the database has them now. */
export const loadLevels = async (db: Tx | Database['orm'], row: PaeRow) => {
  const units = await findUnits(db, row.inscriptionId);
  return readLevels(row, units, await findRequisites(db, row.inscriptionId));
};

/** The selection that these items make; 422 with the French reason of each unit that is refused. */
export const requireSelection = (programme: PaeProgramme, items: PaeWrite['item']): PaeSelection => {
  const { selection, errors } = judgeItems(programme, items);
  if (errors.length > 0) throw invalid(errors, errors[0]?.message);
  return selection;
};

const submit = async (
  tx: Tx,
  row: PaeRow,
  programme: PaeProgramme,
  selection: PaeSelection,
  write: PaeWrite,
  now: Date,
) => {
  await setStatus(tx, row.inscriptionId, 'Soumis');
  return issueReceipt(tx, {
    etudiantId: row.etudiantId,
    Domaine: 'Programme annuel',
    Objet: `Programme annuel ${row.annee} soumis`,
    Lignes: receiptLines(
      listedUnits(programme, selection).filter(({ UniteEnseignementID: id }) => selection.has(id)),
      creditsOf(programme, selection),
      write.commentaire,
    ),
    now,
  });
};

export interface SavePae {
  etudiantId: number;
  write: PaeWrite;
  now: Date;
}

/**
 * Saves or submits the annual programme in one transaction. The server counts the credits itself; a programme
 * that was submitted, or changed since the page read it, is refused and stays as it is (CONTRACT §2).
 */
export const savePae = (db: Database, { etudiantId, write, now }: SavePae): Promise<PaeSaved> =>
  db.transaction(async (tx) => {
    await requireReenrolled(tx, etudiantId);
    const row = requireOpen(await lockPae(tx, etudiantId));
    requireWritable(row, write.version);
    const { programme } = await loadLevels(tx, row);
    const selection = requireSelection(programme, write.item);
    const isMoved = !isSameSelection(selection, selectionOf(programme));
    if (isMoved) await replaceSelection(tx, row.inscriptionId, [...selection]);
    const isChange = isMoved || write.submit || write.commentaire !== row.commentaire;
    const change = {
      commentaire: write.commentaire,
      enregistreLe: now,
      ...(write.submit ? { soumisLe: now } : {}),
    };
    const Version = await updatePae(tx, row.inscriptionId, change, isChange);
    const Recu = write.submit ? await submit(tx, row, programme, selection, write, now) : null;
    const { levels } = await loadLevels(tx, row);
    return {
      ECTS: creditsOf(programme, selection),
      Niveaux: levels,
      Version,
      DateSauvegarde: now.toISOString(),
      Recu,
    };
  });
