import type { RecuLigne } from 'shared-contract';
import { formatInstant, formatNumber } from 'shared-contract/base/format';
import { MEGABYTE } from 'shared-contract/base/limits';
import type { Mail } from '../../../platform/outbox/outbox.queries';

/** A submitted file as its receipt describes it. */
export interface PaperFile {
  nom: string;
  extension: string;
  /** Bytes. */
  taille: number;
  /** SHA-256 of what was sent, hex. */
  empreinte: string;
  /** When this digest was deposited before the file; null when it was not. */
  deposee: Date | null;
}

export interface PaperSubmission {
  titre: string;
  discipline: string;
  isSecondSession: boolean;
  avecAnnexes: PaperFile;
  sansAnnexes: PaperFile;
}

const megabytes = (bytes: number): string => {
  const value = Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);
  return `${formatNumber(value)} Mo`;
};

const fileLines = (label: string, file: PaperFile): RecuLigne[] => [
  { Libelle: label, Valeur: `${file.nom}.${file.extension}, ${megabytes(file.taille)}` },
  { Libelle: `${label} : empreinte SHA-256`, Valeur: file.empreinte },
  ...(file.deposee
    ? [
        {
          Libelle: `${label} : empreinte déposée`,
          Valeur: formatInstant(file.deposee.toISOString()),
        },
      ]
    : []),
];

/** Lines of the receipt: title, discipline, and each file with its digest. */
export const submissionLines = (paper: PaperSubmission): RecuLigne[] => [
  { Libelle: 'Titre définitif', Valeur: paper.titre },
  { Libelle: 'Discipline', Valeur: paper.discipline },
  { Libelle: 'Session', Valeur: paper.isSecondSession ? 'Seconde session' : 'Première session' },
  ...fileLines('Mémoire avec annexes', paper.avecAnnexes),
  ...fileLines('Mémoire sans annexes', paper.sansAnnexes),
];

/** The mail that confirms a submission. */
export const submissionMail = (
  { email, prenom }: { email: string; prenom: string },
  paper: PaperSubmission,
  institution: string,
): Mail => ({
  to: email,
  subject: 'Votre mémoire est remis',
  text: [
    `Bonjour ${prenom},`,
    '',
    'Votre mémoire est bien remis. Il ne peut plus être modifié.',
    '',
    ...submissionLines(paper).map(({ Libelle, Valeur }) => `${Libelle} : ${Valeur}`),
    '',
    'Le reçu et vos deux fichiers restent dans le portail.',
    '',
    institution,
  ].join('\n'),
});
