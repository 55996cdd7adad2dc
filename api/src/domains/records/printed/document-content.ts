import { formatDay } from 'shared-contract/base/format';
import type { DocumentContent, PrintFact, PrintTable } from '../../../platform/printing/print-model';
import type { PrintedDeliberation, PrintedEnrolment, PrintedResult } from './print.queries';

const MARK = new Intl.NumberFormat('fr-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const CREDITS = new Intl.NumberFormat('fr-BE', { maximumFractionDigits: 1 });

const mark = (value: number | null): string => (value === null ? '–' : MARK.format(value));
const credits = (value: number | null): string => (value === null ? '–' : CREDITS.format(value));

const personFacts = (enrolment: PrintedEnrolment): PrintFact[] => {
  const { naissance, lieuNaissance } = enrolment;
  const place = lieuNaissance ? `, à ${lieuNaissance}` : '';
  return [
    { label: 'Nom et prénom', value: `${enrolment.nom} ${enrolment.prenom}` },
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
      mark(line.session1),
      mark(line.session2),
      mark(line.session3),
      credits(line.ects),
      stateOf(line),
    ]),
});

const deliberationFacts = (deliberation: PrintedDeliberation): PrintFact[] => [
  { label: 'Dernière délibération', value: deliberation.session },
  ...(deliberation.decision ? [{ label: 'Décision du jury', value: deliberation.decision }] : []),
  ...(deliberation.grade ? [{ label: 'Grade', value: deliberation.grade }] : []),
  { label: 'Moyenne générale', value: `${mark(deliberation.moyenne)} / 20` },
  { label: 'Crédits validés', value: credits(deliberation.credits) },
];

/** The transcript: the marks of one year, for information alone. */
export const transcriptContent = (
  enrolment: PrintedEnrolment,
  results: PrintedResult[],
  deliberation: PrintedDeliberation | null,
): DocumentContent => ({
  notice: 'Document délivré à titre informatif : seul le relevé signé par l’établissement fait foi.',
  facts: [
    ...personFacts(enrolment),
    ...studyFacts(enrolment),
    ...(deliberation ? deliberationFacts(deliberation) : []),
  ],
  paragraphs: [],
  tables: [resultTable(results)],
});
