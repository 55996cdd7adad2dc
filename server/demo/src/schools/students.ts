import { searchKey } from 'shared-contract/base/search-text';
import type { SchoolYear } from './calendar';
import type { Outcome, YearOfStudy } from './results';
import type { Row } from './school';
import type { ProgrammePlan } from './studies';

/** One student as a school declares her. */
export interface StudentPlan {
  matricule: string;
  /** Empty for who has one name alone. */
  first: string;
  last: string;
  /** ISO code of her nationality. */
  country: string;
  /** Years that are over, the last one being last year's: programme, block, how it went. */
  past?: readonly (readonly [programme: string, block: number, outcome: Outcome])[];
  /** Year in progress: programme, block, state of the annual programme. */
  current?: readonly [programme: string, block: number, state: string];
  timetable: string;
}

/** What a school calls its lists' values. */
export interface PeopleWords {
  home: string;
  lodging: string;
  schoolEmail: string;
  privateEmail: string;
  mobile: string;
  school: string;
  private: string;
  single: string;
  /** Domain of the addresses that the school gives. */
  domain: string;
  towns: readonly (readonly [postcode: string, town: string])[];
  level: (programme: ProgrammePlan, block: number) => string;
}

const STREETS = ['Rue des Bateliers', 'Quai de l’Écluse', 'Place du Vieux-Marché', 'Chemin du Halage'];

const digits = (rank: number, length: number): string =>
  String((rank * 7919) % 10 ** length).padStart(length, '0');

export const studentRows = (students: readonly StudentPlan[], words: PeopleWords): Row[] =>
  students.map(({ matricule, first, last, country }, rank) => ({
    EtudiantMatricule: matricule,
    PaysNaissanceCode: country,
    PaysNationaliteCode: country,
    PersonnePrenom: first || null,
    PersonneNom: last,
    PersonneDateNaissance: `${1998 + (rank % 8)}-${String((rank % 12) + 1).padStart(2, '0')}-17`,
    EtatCivil: words.single,
    EstBoursier: rank % 5 === 0,
    Financable: true,
    MinervalRegle: rank % 9 !== 8,
    EtapeReinscription: 0,
  }));

export const addressRows = (students: readonly StudentPlan[], words: PeopleWords): Row[] =>
  students.flatMap(({ matricule }, rank) =>
    [words.home, ...(rank % 3 === 0 ? [words.lodging] : [])].map((type, at) => {
      const [postcode = '', town = ''] = words.towns[(rank + at) % words.towns.length] ?? [];
      return {
        EtudiantMatricule: matricule,
        TypeAdresse: type,
        PaysCode: 'BE',
        AdresseLigne1: `${STREETS[(rank + at) % STREETS.length]} ${(rank % 90) + 1}`,
        AdresseCodePostal: postcode,
        AdresseLocalite: town,
      };
    }),
  );

/** Letters of a name that an address may have; the number where there are none. */
const localPart = ({ first, last, matricule }: StudentPlan): string => {
  const plain = [first, last].map((one) => searchKey(one).replace(/[^a-z]/g, '')).filter((one) => one !== '');
  return plain.length > 0 ? plain.join('.') : matricule;
};

export const contactRows = (students: readonly StudentPlan[], words: PeopleWords): Row[] =>
  students.flatMap((student, rank) => {
    const { matricule } = student;
    const mean = (type: string, value: string, word: string): Row => ({
      EtudiantMatricule: matricule,
      TypeMoyenContact: type,
      MoyenContactValeur: value,
      QualificationMoyenContact: word,
    });
    return [
      mean(words.schoolEmail, `${matricule}@${words.domain}`, words.school),
      mean(words.privateEmail, `${localPart(student)}@messagerie.example`, words.private),
      mean(words.mobile, `+32 47${rank % 10} ${digits(rank + 1, 6)}`, words.private),
    ];
  });

/** Every year of a student, oldest first. */
export const studiesOf = (
  { matricule, past = [], current }: StudentPlan,
  rank: number,
  years: readonly SchoolYear[],
  programmes: readonly ProgrammePlan[],
): YearOfStudy[] => {
  const named = (code: string) => {
    const programme = programmes.find((one) => one.code === code);
    if (!programme) throw new Error(`no programme is called ${code}`);
    return programme;
  };
  const study = (at: number, code: string, block: number, outcome: Outcome | null): YearOfStudy[] => {
    const year = years[at];
    return year ? [{ student: matricule, rank, year, programme: named(code), block, outcome }] : [];
  };
  const last = years.length - 1;
  return [
    ...past.flatMap(([code, block, outcome], at) => study(last - past.length + at, code, block, outcome)),
    ...(current ? study(last, current[0], current[1], null) : []),
  ];
};

/** Days, in the autumn of a year, on which a programme that the school settled was signed and validated. */
const SETTLED = { PAESigneLe: '10-05', PAEValideLe: '10-14' } as const;

export const enrolmentRows = (
  plan: StudentPlan,
  studies: readonly YearOfStudy[],
  words: PeopleWords,
): Row[] =>
  studies.map(({ year, programme, block, outcome }) => {
    const state = outcome === null ? (plan.current?.[2] ?? 'Validé') : 'Validé';
    const on = (day: string) => (state === 'Validé' ? `${year.begin}-${day}` : null);
    return {
      EtudiantMatricule: plan.matricule,
      AnneeAcademiqueValeur: year.label,
      ProgrammeCode: programme.code,
      Bloc: block,
      NiveauCoursLibelle: words.level(programme, block),
      Modalite: plan.timetable,
      StatutPAE: state,
      PAESigneLe: on(SETTLED.PAESigneLe),
      PAEValideLe: on(SETTLED.PAEValideLe),
    };
  });

/** Accounts of students, who accepted the privacy policy. */
export const studentAccounts = (students: readonly StudentPlan[], version: string, now: Date): Row[] =>
  students.map(({ matricule }) => ({
    Username: matricule,
    EtudiantMatricule: matricule,
    Roles: 'student',
    Actif: true,
    Bloque: false,
    VersionVieprivee: version,
    AcceptationLe: now.toISOString(),
  }));

/** An account of somebody who works at the school, by the name that the school gives; empty: it gives none. */
export const staffAccount = (username: string, roles: string, name = '', post = ''): Row => ({
  Username: username,
  Nom: name,
  Fonction: post,
  EtudiantMatricule: null,
  Roles: roles,
  Actif: true,
  Bloque: false,
  VersionVieprivee: null,
  AcceptationLe: null,
});
