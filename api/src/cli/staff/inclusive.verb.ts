import { formatInstant } from 'shared-contract/base/format';
import {
  findInclusiveAccess,
  insertInclusiveAccess,
} from '../../domains/exams-events/inclusive/inclusive-trail.queries';
import { findStudentOf } from './staff.queries';
import { StaffError, type StaffVerb } from './verb';

const USAGE = 'inclusif <matricule>';

/** Lines told at once; the newest matter most. */
const MOST = 500;

interface Line {
  at: Date;
  actor: string | null;
  action: string;
  documentId: number | null;
}

const told = ({ at, actor, action, documentId }: Line): string =>
  [
    formatInstant(at.toISOString()),
    actor ?? 'institution',
    documentId === null ? action : `${action} (fichier ${documentId})`,
  ].join('\t');

/**
 * Who read or wrote the inclusive-teaching file of a student, newest first: health data has a trail of its own, which
 * no screen shows. Reading it leaves a line there too.
 */
export const inclusiveVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const [matricule] = args;
    if (matricule === undefined || args.length > 1) throw new StaffError(`Usage : npm run staff -- ${USAGE}`);
    return db.transaction(async (tx) => {
      const etudiantId = await findStudentOf(tx, matricule);
      if (etudiantId === null) throw new StaffError(`Aucun étudiant ne porte le matricule ${matricule}.`);
      const lines = await findInclusiveAccess(tx, etudiantId, MOST);
      await insertInclusiveAccess(tx, { at: now, actor: null, action: 'journal.lu', etudiantId });
      return lines.length === 0 ? 'Personne n’a ouvert ce dossier.' : lines.map(told).join('\n');
    });
  },
};
