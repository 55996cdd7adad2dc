import type { Executor } from 'server-kernel/db/client';
import { conflict, forbidden, notFound, precondition } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { PaeRow } from '../../shared/programme/programme.queries';
import { isSubmitted } from '../../shared/programme/read-programme';
import { REENROLMENT_REFUSED } from '../reinscription/dossier.policy';
import { findReenrolment } from './reenrolment.queries';

/** Refuses a student who may not re-enrol, or has not been through the wizard (CONTRACT §5.7). */
export const requireReenrolled = async (db: Executor, etudiantId: number): Promise<void> => {
  const student = await findReenrolment(db, etudiantId);
  if (student?.financable === false) throw forbidden(PROBLEM_CODES.reenrolmentRefused, REENROLMENT_REFUSED);
  if (student && student.etape !== null)
    throw precondition(PROBLEM_CODES.reenrolFirst, 'Terminez d’abord votre réinscription.');
};

/** The programme, or the sentence that says that there is none yet. */
export const requireOpen = (row: PaeRow | null): PaeRow => {
  if (row) return row;
  throw notFound(
    'Votre programme annuel n’est pas encore ouvert. Adressez-vous à votre gestionnaire de dossier.',
    PROBLEM_CODES.paeNotOpen,
  );
};

/** Refuses any save of a programme that was submitted, or that changed since the page read it. */
export const requireWritable = (row: PaeRow, version: number | null): void => {
  if (isSubmitted(row))
    throw conflict(
      PROBLEM_CODES.paeSubmitted,
      'Votre programme est déjà soumis\u00a0: il ne peut plus être modifié.',
    );
  if (version !== null && version !== row.version)
    throw conflict(
      PROBLEM_CODES.paeChanged,
      'Votre programme a été modifié entre-temps dans une autre fenêtre\u00a0: rien n’a été sauvegardé d’ici.',
    );
};
