import type { Database, Tx } from 'server-kernel/db/client';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { dayOf } from 'shared-contract/base/days';
import { creditsOf, listedUnits, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import { isSameSelection } from 'shared-contract/pae/items';
import type { PaeSaved } from 'shared-contract/pae/pae';
import { paeQuestions } from 'shared-contract/pae/plausibility';
import type { PaeWrite } from 'shared-contract/pae/schemas';
import {
  lockPae,
  type PaeRow,
  replaceSelection,
  setStatus,
  updatePae,
} from '../../shared/programme/programme.queries';
import { loadLevels } from '../../shared/programme/read-programme';
import { requireSelection, requireSubmittable } from '../../shared/programme/require-selection';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { SUBMITTED_MAIL } from '../act-mails';
import { requireOpen, requireReenrolled, requireWritable } from './pae.policy';
import { receiptLines } from './pae-templates';

/** Refuses to submit an empty programme, and asks about an improbable one. */
const requireMeant = (
  row: PaeRow,
  programme: PaeProgramme,
  selection: PaeSelection,
  write: PaeWrite,
): void => {
  requireSubmittable(selection);
  const { commentaire, Confirmations } = write;
  const limits = { ECTSMin: row.ectsMin, ECTSMax: row.ectsMax };
  requireConfirmed(
    paeQuestions({ credits: creditsOf(programme, selection), commentaire }, limits),
    Confirmations,
  );
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
    Colonnes: { Libelle: 'Unité', Valeur: 'Crédits' },
    mail: SUBMITTED_MAIL,
    now,
  });
};

export interface SavePae {
  etudiantId: number;
  write: PaeWrite;
  now: Date;
  /** Audits a save or a submission; null when nothing changed. */
  audit: (tx: Tx, act: PaeAct | null) => Promise<void>;
}

/** Audit content of a write. */
export interface PaeAct {
  action: 'pae.enregistre' | 'pae.soumis';
  target: string;
}

/**
 * Saves or submits the annual programme in one transaction. The server counts the credits itself; a programme
 * that was submitted, or changed since the page read it, is refused and stays as it is (CONTRACT §2).
 */
export const savePae = (db: Database, { etudiantId, write, now, audit }: SavePae): Promise<PaeSaved> =>
  db.transaction(async (tx) => {
    await requireReenrolled(tx, etudiantId);
    const row = requireOpen(await lockPae(tx, etudiantId, dayOf(now)));
    requireWritable(row, write.version);
    const { programme, stored } = await loadLevels(tx, row);
    const selection = requireSelection(programme, write.item);
    if (write.submit) requireMeant(row, programme, selection, write);
    const isMoved = !isSameSelection(selection, stored);
    if (isMoved) await replaceSelection(tx, row.inscriptionId, [...selection]);
    const isChange = isMoved || write.submit || write.commentaire !== row.commentaire;
    const change = {
      commentaire: write.commentaire,
      enregistreLe: now,
      ...(write.submit ? { soumisLe: now, problemeLe: null } : {}),
    };
    const Version = await updatePae(tx, row.inscriptionId, change, isChange);
    const Recu = write.submit ? await submit(tx, row, programme, selection, write, now) : null;
    const action = write.submit ? 'pae.soumis' : 'pae.enregistre';
    await audit(tx, isChange ? { action, target: `inscription:${row.inscriptionId}` } : null);
    const { levels } = await loadLevels(tx, row);
    return {
      ECTS: creditsOf(programme, selection),
      Niveaux: levels,
      Version,
      DateSauvegarde: now.toISOString(),
      Recu,
    };
  });
