import type { documentsDossier, documentsInscription } from 'server-schema/records/documents';
import { addDays, dayOf, daysBefore } from 'shared-contract/base/days';
import type { PlannedYear } from './careers';
import { type DocumentRow, pdfRow, type SampleFiles } from './files';

/** Numbers kept for the files of each student; those below the first are the institution's. */
const FILES_PER_STUDENT = 10;
const FIRST_STUDENT_FILE = 1000;

export interface FileOwner {
  etudiantId: number;
  compteId: number;
}

export interface FileRows {
  documents: DocumentRow[];
  inscription: (typeof documentsInscription.$inferInsert)[];
  dossier: (typeof documentsDossier.$inferInsert)[];
}

interface Enrolled {
  inscriptionId: number;
  planned: PlannedYear;
}

const fileId = (etudiantId: number, rank: number): number =>
  FIRST_STUDENT_FILE + (etudiantId - 1) * FILES_PER_STUDENT + rank;

/** Titles of what can be downloaded for a year, most recent first. */
const titlesOf = ({ isOver, year }: PlannedYear): string[] =>
  isOver
    ? [`Relevé de notes ${year.label}`]
    : [`Attestation de fréquentation ${year.label}`, `Calendrier académique ${year.label}`];

/** Downloadable files of the enrolments, most recent first; the first `unread` of them were never opened. */
const enrolmentFiles = (
  owner: FileOwner,
  enrolled: Enrolled[],
  unread: number,
  files: SampleFiles,
  now: Date,
): Pick<FileRows, 'documents' | 'inscription'> => {
  const all = enrolled
    .toReversed()
    .flatMap(({ inscriptionId, planned }) => titlesOf(planned).map((title) => ({ inscriptionId, title })));
  const rows = all.slice(0, 5).map(({ inscriptionId, title }, index) => {
    const modified = daysBefore(now, 3 + index * 40);
    const documentId = fileId(owner.etudiantId, index);
    const luLe = index < unread ? null : daysBefore(now, 1 + index * 40);
    return {
      document: pdfRow(documentId, title, files.get(title), modified, {
        etudiantId: owner.etudiantId,
        compteId: null,
      }),
      line: { documentId, inscriptionId, etudiantId: owner.etudiantId, nomComplet: `${title}.pdf`, luLe },
    };
  });
  return { documents: rows.map(({ document }) => document), inscription: rows.map(({ line }) => line) };
};

interface Required {
  titre: string;
  usage?: 'photo';
  message: string | null;
  statut: string;
  motif: string | null;
}

const REQUIRED: Required[] = [
  {
    titre: "Photo d'identité",
    usage: 'photo',
    message: 'Photo récente, de face, sur fond clair.',
    statut: 'demande',
    motif: null,
  },
  {
    titre: 'Copie de la carte d’identité',
    message: 'Recto et verso, sur une seule page, en cours de validité.',
    statut: 'demande',
    motif: null,
  },
  { titre: 'Attestation de bourse', message: null, statut: 'recu', motif: null },
  {
    titre: 'Relevé de notes des études antérieures',
    message: 'Un relevé par année, signé par l’établissement.',
    statut: 'refuse',
    motif: 'La copie est illisible\u00a0: numérisez à nouveau le document complet.',
  },
  { titre: 'Certificat d’enseignement secondaire supérieur', message: null, statut: 'accepte', motif: null },
];

/** Days that are left for what is missing. */
const DAYS_LEFT = 5;

const requiredFiles = (
  owner: FileOwner,
  required: Required[],
  files: SampleFiles,
  now: Date,
): Pick<FileRows, 'documents' | 'dossier'> => {
  const rows = required.map((one, index) => {
    const documentId = one.statut === 'demande' ? null : fileId(owner.etudiantId, 5 + index);
    return {
      document: documentId && pdfRow(documentId, one.titre, files.get(one.titre), daysBefore(now, 20), owner),
      line: {
        documentDossierEtudiantId: (owner.etudiantId - 1) * REQUIRED.length + index + 1,
        etudiantId: owner.etudiantId,
        titre: one.titre,
        usage: one.usage ?? null,
        message: one.message,
        statut: one.statut,
        motif: one.motif,
        documentId,
        echeance: ['demande', 'refuse'].includes(one.statut) ? addDays(dayOf(now), DAYS_LEFT) : null,
        statutLe: documentId === null ? null : daysBefore(now, 20),
      },
    };
  });
  return { documents: rows.flatMap(({ document }) => document || []), dossier: rows.map(({ line }) => line) };
};

/** Files of a student: three unread and something required in every state, all done, or nothing at all. */
export const studentFiles = (
  owner: FileOwner,
  enrolled: Enrolled[],
  state: 'complet' | 'termine' | 'vide',
  files: SampleFiles,
  now: Date,
): FileRows => {
  if (state === 'vide') return { documents: [], inscription: [], dossier: [] };
  const isFull = state === 'complet';
  const downloads = enrolmentFiles(owner, enrolled, isFull ? 3 : 0, files, now);
  const required = requiredFiles(owner, isFull ? REQUIRED : REQUIRED.slice(-1), files, now);
  return {
    documents: [...downloads.documents, ...required.documents],
    inscription: downloads.inscription,
    dossier: required.dossier,
  };
};

/** An ordinary student's file: last year's transcript, already read. */
export const ordinaryFiles = (
  owner: FileOwner,
  enrolled: Enrolled[],
  files: SampleFiles,
  now: Date,
): FileRows => {
  const last = enrolled.filter(({ planned }) => planned.isOver).slice(-1);
  return { ...enrolmentFiles(owner, last, 0, files, now), dossier: [] };
};
