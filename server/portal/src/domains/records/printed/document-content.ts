import { formatDay } from 'shared-contract/base/dates';
import { formatMark, formatNumber } from 'shared-contract/base/format';
import { personName } from 'shared-contract/base/french';
import type { DocumentContent, PrintFact, PrintTable } from '../../shared/printing/print-model';
import type { PrintedDeliberation, PrintedEnrolment, PrintedResult } from './print.queries';

const mark = (value: number | null, word: string | null = null): string =>
  value === null ? (word ?? '–') : formatMark(value);
const credits = (value: number | null): string => (value === null ? '–' : formatNumber(value));

const personFacts = (enrolment: PrintedEnrolment): PrintFact[] => {
  const { naissance, lieuNaissance } = enrolment;
  const place = lieuNaissance ? `, à ${lieuNaissance}` : '';
  return [
    { label: 'Prénom et nom', value: personName(enrolment.prenom, enrolment.nom) },
    { label: 'Matricule', value: enrolment.matricule },
    ...(naissance ? [{ label: 'Date de naissance', value: `${formatDay(naissance)}${place}` }] : []),
  ];
};

const studyFacts = (enrolment: PrintedEnrolment): PrintFact[] => [
  { label: 'Année académique', value: enrolment.annee },
  { label: 'Programme', value: enrolment.programme },
  { label: 'Niveau', value: enrolment.niveau },
  ...(enrolment.modalite ? [{ label: 'Modalité', value: enrolment.modalite }] : []),
];

/** The enrolment certificate: who is enrolled in what. */
export const certificateContent = (enrolment: PrintedEnrolment, institution: string): DocumentContent => ({
  notice: null,
  facts: [...personFacts(enrolment), ...studyFacts(enrolment)],
  paragraphs: [
    `${institution} atteste que la personne désignée ci-dessus est inscrite pour l’année académique ${enrolment.annee} dans le programme indiqué.`,
    'Cette attestation est délivrée pour servir et valoir ce que de droit.',
  ],
  tables: [],
});

const stateOf = ({ dispense, transfert }: PrintedResult): string => {
  if (dispense) return 'Dispense';
  return transfert ? 'Transfert' : '';
};

const resultTable = (results: PrintedResult[]): PrintTable => ({
  caption: 'Résultats par unité d’enseignement, sur 20',
  columns: [
    { label: 'Code', width: 0.15, align: 'left' },
    { label: 'Unité d’enseignement', width: 0.39, align: 'left' },
    { label: 'S1', width: 0.08, align: 'right' },
    { label: 'S2', width: 0.08, align: 'right' },
    { label: 'S3', width: 0.08, align: 'right' },
    { label: 'ECTS', width: 0.08, align: 'right' },
    { label: 'Mention', width: 0.14, align: 'left' },
  ],
  rows: results
    .filter(({ activiteId }) => activiteId === null)
    .map((line) => [
      line.code,
      line.libelle,
      mark(line.session1, line.motSession1),
      mark(line.session2, line.motSession2),
      mark(line.session3, line.motSession3),
      credits(line.ects),
      stateOf(line),
    ]),
});

const deliberationFacts = (deliberation: PrintedDeliberation): PrintFact[] => [
  { label: 'Dernière délibération', value: deliberation.session },
  ...(deliberation.decision ? [{ label: 'Décision du jury', value: deliberation.decision }] : []),
  ...(deliberation.grade ? [{ label: 'Grade', value: deliberation.grade }] : []),
  { label: 'Moyenne générale', value: `${mark(deliberation.moyenne)}\u00a0/\u00a020` },
  { label: 'Crédits validés', value: credits(deliberation.credits) },
];

/** The transcript: the marks of one year, for information alone. */
export const transcriptContent = (
  enrolment: PrintedEnrolment,
  results: PrintedResult[],
  deliberation: PrintedDeliberation | null,
): DocumentContent => ({
  notice: 'Document délivré à titre informatif\u00a0: seul le relevé signé par l’établissement fait foi.',
  facts: [
    ...personFacts(enrolment),
    ...studyFacts(enrolment),
    ...(deliberation ? deliberationFacts(deliberation) : []),
  ],
  paragraphs: [],
  tables: [resultTable(results)],
});
