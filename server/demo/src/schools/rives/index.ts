import { dayOf, daysBefore, startOfDay } from 'shared-contract/base/days';
import { type SchoolCalendar, sessionRows, yearRows, yearsOf } from '../calendar';
import { deliberationRows, type JuryWords, resultRows } from '../results';
import type { DemoSchool, Row, SchoolFiles } from '../school';
import {
  addressRows,
  contactRows,
  enrolmentRows,
  staffAccount,
  studentAccounts,
  studentRows,
  studiesOf,
} from '../students';
import { activityRows, allUnits, placeRows, programmeRows, unitRows } from '../studies';
import {
  examRows,
  groupRows,
  invitationRows,
  managerRows,
  materialActivityRows,
  materialRows,
  paperRows,
  placementRows,
  STAFF,
  thesisRows,
} from './life';
import { addressTypeRows, choiceRows, contactTypeRows, countryRows, WINDOWS } from './lists';
import { KNOWN, STUDENTS, WORDS } from './people';
import { optionRows, PROGRAMMES, requisiteRows } from './programmes';

/** The year of Rives begins a week before that of the other schools. */
const CALENDAR: SchoolCalendar = {
  begin: '09-07',
  sessions: [
    { title: 'Session d’hiver', from: '01-11', to: '02-05' },
    { title: 'Session d’été', from: '05-31', to: '06-30' },
    { title: 'Rattrapages', from: '08-16', to: '09-03' },
  ],
};

const JURY: JuryWords = {
  all: 'Année validée',
  some: 'Admis à poursuivre',
  graduated: 'Brevet délivré',
  grade: 'Avec fruit',
};

const noticeRows = (now: Date): Row[] => [
  {
    AnnonceDateDebutPublication: startOfDay(dayOf(daysBefore(now, 2))).toISOString(),
    AnnonceLibelle: 'Ateliers du samedi\u00a0: le bâtiment de Dinant ouvre à 7 h 30',
    ProgrammeCode: null,
    AnnonceTexteComplet:
      '<p>Entrée par le quai.</p><ul><li>Badge obligatoire</li><li>Blouse propre</li></ul>',
    PrioriteAnnonce: 'Urgente',
    Blocs: null,
  },
  {
    AnnonceDateDebutPublication: startOfDay(dayOf(daysBefore(now, 9))).toISOString(),
    AnnonceLibelle: 'Vaccins\u00a0: permanence de la médecine du travail',
    ProgrammeCode: 'SI-NAM',
    AnnonceTexteComplet: '<p>Chaque mardi de midi à 14 h, local B2.</p>',
    PrioriteAnnonce: null,
    Blocs: 'SI1 SI2',
  },
];

const DESK = [{ username: 'scolarite', programmes: PROGRAMMES.map(({ code }) => code) }];

const studyFiles = (now: Date): SchoolFiles => {
  const years = yearsOf(now, CALENDAR);
  const units = allUnits(PROGRAMMES);
  const current = years.at(-1);
  const studies = STUDENTS.map((plan, rank) => ({ plan, years: studiesOf(plan, rank, years, PROGRAMMES) }));
  return {
    annees: yearRows(years, CALENDAR),
    sessions: sessionRows(years, CALENDAR),
    programmes: programmeRows(PROGRAMMES),
    unites: unitRows(units),
    activites: activityRows(units),
    'programmes-unites': placeRows(PROGRAMMES),
    'programmes-options': optionRows,
    requis: requisiteRows,
    inscriptions: studies.flatMap((one) => enrolmentRows(one.plan, one.years, WORDS)),
    resultats: studies.flatMap((one) => one.years.flatMap(resultRows)),
    deliberations: studies.flatMap((one) =>
      one.years.flatMap((study) => deliberationRows(study, JURY, '09-03')),
    ),
    examens: current ? examRows(units, current, CALENDAR) : [],
    supports: materialRows(units),
    'supports-activites': materialActivityRows(units),
    proclamations: years.slice(-2).map(({ label }) => ({
      AnneeAcademiqueValeur: label,
      ProclamationLibelle: 'Remise des brevets',
      ProclamationDateHeure: null,
      ProclamationLieu: 'Citadelle de Namur',
    })),
  };
};

export const rives: DemoSchool = {
  name: 'rives',
  windows: WINDOWS,
  desk: DESK,
  files: (now, privacyVersion) => ({
    parametres: choiceRows,
    pays: countryRows,
    'types-adresse': addressTypeRows,
    'types-contact': contactTypeRows,
    ...studyFiles(now),
    personnel: STAFF,
    responsables: managerRows,
    etudiants: studentRows(STUDENTS, WORDS),
    adresses: addressRows(STUDENTS, WORDS),
    contacts: contactRows(STUDENTS, WORDS),
    'documents-demandes': paperRows(),
    valves: noticeRows(now),
    comptes: [
      ...studentAccounts(STUDENTS, privacyVersion, now),
      staffAccount(
        'direction',
        'admin',
        'Marie-Clémentine Vanderstraeten-de Biourge du Quesnoy-Lefèvre',
        'Direction',
      ),
      staffAccount('scolarite', 'gestion', 'Tom Iglesias', 'Scolarité'),
      staffAccount('accueil', 'verifications'),
    ],
    'periodes-etudiants': invitationRows,
    'groupes-tp': groupRows(),
    memoires: thesisRows,
    stages: placementRows,
    reinscriptions: [{ EtudiantMatricule: KNOWN.returning, NeedLangue3: true }],
    'diplomes-proposes': [{ EtudiantMatricule: KNOWN.graduate, DiplomeID: 2 }],
  }),
  accounts: [
    {
      title: 'Étudiants',
      accounts: [
        { username: KNOWN.allOpen, text: 'Vingt ateliers à choisir' },
        { username: KNOWN.longName, text: 'Un nom de 62 signes' },
        { username: KNOWN.oneName, text: 'Un seul nom, quatrième bloc' },
        { username: KNOWN.wordsForMarks, text: 'ABS, CM et PP' },
        { username: KNOWN.specialising, text: 'Année de spécialisation' },
        { username: KNOWN.master, text: 'Master, mémoire' },
        { username: KNOWN.evening, text: 'En soirée, à Dinant' },
        { username: KNOWN.returning, text: 'À réinscrire' },
        { username: KNOWN.newcomer, text: 'Première année' },
        { username: KNOWN.graduate, text: 'Brevet obtenu' },
      ],
    },
    {
      title: 'Équipe',
      accounts: [
        { username: 'direction', text: 'Administration' },
        { username: 'scolarite', text: 'Le bureau' },
        { username: 'accueil', text: 'Vérifications seules' },
      ],
    },
  ],
};
