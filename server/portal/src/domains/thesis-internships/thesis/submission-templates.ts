import type { RecuLigne } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/dates';
import { formatBytes } from 'shared-contract/base/size';
import type { Mail } from '../../shared/outbox/outbox.queries';

/** A submitted file as its receipt describes it. */
export interface SubmittedFile {
  nom: string;
  extension: string;
  /** Bytes. */
  taille: number;
  /** SHA-256 of what was sent, hex. */
  empreinte: string;
  /** Instant at which this digest was deposited before the file; null when it was not. */
  deposee: Date | null;
}

export interface SubmittedThesis {
  titre: string;
  discipline: string;
  isSecondSession: boolean;
  avecAnnexes: SubmittedFile;
  sansAnnexes: SubmittedFile;
}

const fileLines = (label: string, file: SubmittedFile): RecuLigne[] => [
  { Libelle: label, Valeur: `${file.nom}.${file.extension}, ${formatBytes(file.taille)}` },
  { Libelle: `${label}\u00a0: empreinte SHA-256`, Valeur: file.empreinte, Genre: 'technique' },
  ...(file.deposee
    ? [
        {
          Libelle: `${label}\u00a0: empreinte déposée`,
          Valeur: formatInstant(file.deposee.toISOString()),
          Genre: 'technique' as const,
        },
      ]
    : []),
];

/** Lines of the receipt: title, discipline, and each file with its digest. */
export const submissionLines = (paper: SubmittedThesis): RecuLigne[] => [
  { Libelle: 'Titre définitif', Valeur: paper.titre },
  { Libelle: 'Discipline', Valeur: paper.discipline },
  { Libelle: 'Session', Valeur: paper.isSecondSession ? 'Seconde session' : 'Première session' },
  ...fileLines('Mémoire avec annexes', paper.avecAnnexes),
  ...fileLines('Mémoire sans annexes', paper.sansAnnexes),
];

/** The mail that confirms a submission. */
export const submissionMail = (
  { email, prenom }: { email: string; prenom: string },
  paper: SubmittedThesis,
  institution: string,
): Mail<'memoire.remis'> => ({
  kind: 'memoire.remis',
  to: email,
  path: '/memoire/remise',
  subject: 'Votre mémoire est remis',
  text: [
    `Bonjour ${prenom},`,
    '',
    'Votre mémoire est bien remis. Il ne peut plus être modifié.',
    '',
    ...submissionLines(paper).map(({ Libelle, Valeur }) => `${Libelle}\u00a0: ${Valeur}`),
    '',
    'Le reçu et vos deux fichiers restent dans le portail.',
    '',
    institution,
  ].join('\n'),
});
