import {
  findInclusiveAccess,
  insertInclusiveAccess,
} from 'server-portal/domains/shared/inclusive/inclusive-trail.queries';
import { checkBody } from 'shared-contract/base/check-body';
import { formatInstant } from 'shared-contract/base/dates';
import { viewReasonSchema } from 'shared-contract/security/schemas';
import { findStudentOf } from './staff.queries';
import { StaffError, type StaffVerb } from './verb';

const USAGE = 'inclusif <matricule> --motif "…"';

/** Lines told at once; the newest matter most. */
const MAX_LINES = 500;

interface Line {
  at: Date;
  actor: string | null;
  action: string;
  documentId: number | null;
  motif: string | null;
}

/** Whose trail, and why it is read: in words that mean something, as on the screen. */
const readArgs = ([matricule, option, ...words]: string[]) => {
  if (matricule === undefined || option !== '--motif')
    throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
  const result = checkBody(viewReasonSchema, { Motif: words.join(' ').trim() });
  if (!result.ok) throw new StaffError(result.errors[0]?.message ?? USAGE);
  return { matricule, motif: result.value.Motif };
};

const formatLine = ({ at, actor, action, documentId, motif }: Line): string =>
  [
    formatInstant(at.toISOString()),
    actor ?? 'institution',
    documentId === null ? action : `${action} (fichier ${documentId})`,
    ...(motif === null ? [] : [motif]),
  ].join('\t');

/**
 * Who read or wrote the inclusive-teaching file of a student, newest first: health data has a trail of its own, which
 * no screen shows. Reading it leaves a line there too, with its reason.
 */
export const inclusiveVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const { matricule, motif } = readArgs(args);
    return db.transaction(async (tx) => {
      const etudiantId = await findStudentOf(tx, matricule);
      if (etudiantId === null) throw new StaffError(`Aucun étudiant ne porte le matricule ${matricule}.`);
      const lines = await findInclusiveAccess(tx, etudiantId, MAX_LINES);
      await insertInclusiveAccess(tx, { at: now, actor: null, action: 'journal.lu', etudiantId, motif });
      return lines.length === 0 ? 'Personne n’a ouvert ce dossier.' : lines.map(formatLine).join('\n');
    });
  },
};
