import { type SchoolCalendar, sessionRows, yearRows, yearsOf } from '../calendar';
import { deliberationRows, type JuryWords, resultRows } from '../results';
import type { DemoSchool, SchoolFiles } from '../school';
import {
  addressRows,
  contactRows,
  enrolmentRows,
  type PeopleWords,
  type StudentPlan,
  staffAccount,
  studentAccounts,
  studentRows,
  studiesOf,
} from '../students';
import { activityRows, allUnits, type ProgrammePlan, placeRows, programmeRows, unitRows } from '../studies';

const CALENDAR: SchoolCalendar = {
  begin: '09-01',
  sessions: [
    { title: 'Évaluations de janvier', from: '01-08', to: '01-22' },
    { title: 'Évaluations de juin', from: '06-01', to: '06-20' },
    { title: 'Seconde chance', from: '08-20', to: '08-30' },
  ],
};

const JURY: JuryWords = {
  all: 'Passe en deuxième',
  some: 'Complète son année',
  graduated: 'Reçoit son titre',
  grade: 'Bien',
};

const WORKSHOPS = [
  [
    'Dessin d’observation',
    'Histoire de la céramique',
    'Terre et modelage',
    'Émaux, un',
    'Sécurité à l’atelier',
    'Français',
  ],
  [
    'Tournage',
    'Émaux, deux',
    'Four et cuissons',
    'Vendre son travail',
    'Dessin de projet',
    'Anglais d’atelier',
  ],
] as const;

/** One section: two blocks, no final work, no placement, and no service of the portal beside the file. */
const PROGRAMME: ProgrammePlan = {
  code: 'CER',
  title: 'Céramique',
  cycle: 'brevet',
  sigle: 'C',
  credits: 120,
  units: 'C',
  blocks: WORKSHOPS.map((titles) => titles.map((title) => ({ title, credits: 10, parts: ['Atelier'] }))),
  services: {
    VenteSyllabus: false,
    InscriptionSession: false,
    GroupesTP: false,
    Memoire: false,
    PremierBlocStage: 0,
    ResteCyclePrecedent: false,
  },
};

const WORDS: PeopleWords = {
  home: 'Chez moi',
  lodging: 'Chambre',
  schoolEmail: 'Boîte de l’école',
  privateEmail: 'Boîte personnelle',
  mobile: 'N° d’appel',
  school: 'atelier',
  private: 'maison',
  single: 'Sans alliance',
  domain: 'petite.example',
  towns: [
    ['6600', 'Bastogne'],
    ['6800', 'Libramont'],
  ],
  level: (_, block) => (block === 1 ? 'Première' : 'Deuxième'),
};

const FIRST_NAMES = ['Line', 'Jo', 'Aya', 'Ty', 'Max', 'Élie', 'Noé', 'Ida'];
const LAST_NAMES = ['Roy', 'Li', 'Nys', 'Ek', 'Bo'];
const SIZE = 40;

const STUDENTS: StudentPlan[] = Array.from({ length: SIZE }, (_, at) => {
  const isSecond = at % 2 === 1;
  return {
    matricule: String(260_001 + at),
    first: FIRST_NAMES[at % FIRST_NAMES.length] ?? '',
    last: LAST_NAMES[Math.floor(at / FIRST_NAMES.length)] ?? '',
    country: 'BE',
    timetable: 'Atelier du jour',
    ...(isSecond ? { past: [['CER', 1, at % 4 === 1 ? 'acquis' : 'reste']] } : {}),
    current: ['CER', isSecond ? 2 : 1, 'Validé'],
  };
});

/** Who has nothing yet, and who has one year behind her. */
export const PETITE_KNOWN = { first: '260001', second: '260002' } as const;

const studyFiles = (now: Date): SchoolFiles => {
  const years = yearsOf(now, CALENDAR);
  const units = allUnits([PROGRAMME]);
  const studies = STUDENTS.map((plan, rank) => ({ plan, years: studiesOf(plan, rank, years, [PROGRAMME]) }));
  return {
    annees: yearRows(years, CALENDAR),
    sessions: sessionRows(years, CALENDAR),
    programmes: programmeRows([PROGRAMME]),
    unites: unitRows(units),
    activites: activityRows(units),
    'programmes-unites': placeRows([PROGRAMME]),
    inscriptions: studies.flatMap((one) => enrolmentRows(one.plan, one.years, WORDS)),
    resultats: studies.flatMap((one) => one.years.flatMap(resultRows)),
    deliberations: studies.flatMap((one) =>
      one.years.flatMap((study) => deliberationRows(study, JURY, '08-30')),
    ),
  };
};

/** Forty students of one section: no final work, no placement, no logo, and nothing open. */
export const petite: DemoSchool = {
  name: 'petite',
  // Some events were never given a day, one is over; of the others the school does not know.
  windows: {
    AccesReinscription: ['On continue\u202f?', 120, -60],
    AccesCommande: ['Achats', null, null],
    CanViewInscriptionSession: ['Évaluations', null, null],
  },
  desk: [{ username: 'bureau', programmes: [PROGRAMME.code] }],
  files: (now, privacyVersion) => ({
    pays: [{ PaysCode: 'BE', Pays: 'Notre pays', PaysNationalite: 'd’ici' }],
    'types-adresse': [
      { TypeAdresse: 'Chez moi', Usage: 'domicile' },
      { TypeAdresse: 'Chambre', Usage: 'residence' },
    ],
    'types-contact': [
      { TypeMoyenContact: 'Boîte de l’école', Usage: 'email' },
      { TypeMoyenContact: 'Boîte personnelle', Usage: 'email' },
      { TypeMoyenContact: 'N° d’appel', Usage: 'gsm' },
    ],
    ...studyFiles(now),
    etudiants: studentRows(STUDENTS, WORDS),
    adresses: addressRows(STUDENTS, WORDS),
    contacts: contactRows(STUDENTS, WORDS),
    comptes: [
      ...studentAccounts(STUDENTS, privacyVersion, now),
      staffAccount('directrice', 'admin verifications'),
      staffAccount('bureau', 'gestion'),
    ],
  }),
  accounts: [
    {
      title: 'Étudiants',
      accounts: [
        { username: PETITE_KNOWN.first, text: 'Première, rien encore' },
        { username: PETITE_KNOWN.second, text: 'Deuxième' },
      ],
    },
    {
      title: 'Équipe',
      accounts: [
        { username: 'directrice', text: 'Administration' },
        { username: 'bureau', text: 'Le bureau' },
      ],
    },
  ],
};
