import type { Institution } from 'shared-contract';
import { formatDay } from 'shared-contract/base/dates';
import { personName } from 'shared-contract/base/french';
import type { DocumentContent, PrintFact, PrintTable } from '../../shared/printing/print-model';
import type { InternshipRow } from './internships.queries';

/** The student as a party to the agreement. */
export interface AgreementStudent {
  matricule: string;
  prenom: string;
  nom: string;
  programme: string;
  niveau: string;
  annee: string;
}

type School = Pick<Institution, 'name' | 'contact'>;

/** A day as Belgian papers write it: 04/01/2027. */
export const belgianDay = (day: string): string => day.split('-').toReversed().join('/');

const span = ({ debut, fin }: InternshipRow): string =>
  debut && fin ? `du ${belgianDay(debut)} au ${belgianDay(fin)}` : '–';

const representative = (stage: InternshipRow): string =>
  [stage.prenomRepresentant, stage.nomRepresentant].filter(Boolean).join(' ');

const addressOf = (stage: InternshipRow): string =>
  [
    stage.adresseRepresentant,
    stage.suiteAdresseRepresentant,
    `${stage.codePostalRepresentant} ${stage.localiteRepresentant}`,
    stage.paysRepresentant,
  ]
    .filter(Boolean)
    .join(', ');

const factsOf = (stage: InternshipRow, student: AgreementStudent): PrintFact[] => [
  { label: 'Étudiant', value: `${personName(student.prenom, student.nom)}, matricule ${student.matricule}` },
  { label: 'Programme', value: `${student.programme}, ${student.niveau}, ${student.annee}` },
  { label: 'Organisation', value: stage.organisation ?? '' },
  { label: 'Adresse', value: addressOf(stage) },
  {
    label: 'Représentée par',
    value: [representative(stage), stage.fonctionRepresentant].filter(Boolean).join(', '),
  },
  { label: 'Contact', value: `${stage.emailRepresentant}, ${stage.telephoneRepresentant}` },
  { label: 'Période', value: span(stage) },
  ...(stage.theme ? [{ label: 'Thème', value: stage.theme }] : []),
  { label: 'Entreprise familiale', value: stage.entrepriseFamiliale ? 'Oui' : 'Non' },
  { label: 'Stage hors de Belgique', value: stage.horsBelgique ? 'Oui' : 'Non' },
];

const paragraphsOf = (stage: InternshipRow, student: AgreementStudent, school: School): string[] => [
  `Entre ${school.name}, ${stage.organisation} et ${personName(student.prenom, student.nom)}, il est convenu que l’étudiant accomplit un stage auprès de l’organisation${
    stage.debut && stage.fin ? ` du ${formatDay(stage.debut)} au ${formatDay(stage.fin)}` : ''
  }.`,
  `Contenu du stage\u00a0: ${stage.contenu}`,
  `Précisions sur les dates\u00a0: ${stage.commentairesDates ?? 'aucune'}`,
  'Le stage fait partie du programme d’études\u00a0: il n’est pas un contrat de travail et n’est pas rémunéré. L’étudiant respecte le règlement de l’organisation et le secret de ses affaires. L’organisation désigne un maître de stage, veille à la sécurité de l’étudiant et rend son évaluation à la fin du stage.',
  ...(stage.horsBelgique
    ? [
        'Le stage a lieu hors de Belgique\u00a0: l’étudiant vérifie avant son départ sa couverture de soins de santé et les formalités de séjour.',
      ]
    : []),
  ...(stage.entrepriseFamiliale
    ? [
        'L’organisation est une entreprise familiale\u00a0: le maître de stage n’a pas de lien de parenté avec l’étudiant.',
      ]
    : []),
];

/** Room for a date and a signature under each name. */
const ROOM = '\n\n\n\n';

const signatures = (stage: InternshipRow, student: AgreementStudent, school: School): PrintTable => ({
  caption: 'Signatures, précédées de «\u00a0Lu et approuvé\u00a0»',
  columns: [
    { label: 'Pour l’établissement', width: 0.34, align: 'left' },
    { label: 'Pour l’organisation', width: 0.33, align: 'left' },
    { label: 'L’étudiant', width: 0.33, align: 'left' },
  ],
  rows: [
    [school.name, representative(stage), `${personName(student.prenom, student.nom)}`].map(
      (name) => `${name}${ROOM}Date\u00a0:`,
    ),
  ],
});

/** The internship agreement of three parties, with their names, the dates and room to sign. */
export const agreementContent = (
  stage: InternshipRow,
  student: AgreementStudent,
  school: School,
): DocumentContent => ({
  notice: stage.estBac ? 'Stage de bachelier' : 'Stage de master',
  facts: factsOf(stage, student),
  paragraphs: paragraphsOf(stage, student, school),
  tables: [signatures(stage, student, school)],
});
