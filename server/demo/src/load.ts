import type { Client } from 'pg';
import { gestionSections } from 'server-schema/gestion/gestion';
import { comptes } from 'server-schema/platform/accounts';
import { evenements, evenementsEtudiants } from 'server-schema/platform/events';
import { parametres } from 'server-schema/platform/parameters';
import {
  activitesApprentissage,
  anneesAcademiques,
  examens,
  programmes,
  programmesUnites,
  responsables,
  sessions,
  unitesEnseignement,
} from 'server-schema/records/catalogue';
import { contenus, documents, documentsDossier, documentsInscription } from 'server-schema/records/documents';
import { annonces, piecesJointes } from 'server-schema/records/notices';
import {
  adresses,
  etudiants,
  membresPersonnel,
  moyensContact,
  pays,
  typesAdresse,
  typesMoyenContact,
} from 'server-schema/records/people';
import { deliberations, inscriptions, resultats } from 'server-schema/records/records';
import { loadDesk } from './acts/desk';
import { loadExams } from './acts/exams';
import { loadInclusive } from './acts/inclusive';
import { loadInternships } from './acts/internships';
import { loadOrders } from './acts/orders';
import { loadPae } from './acts/pae';
import { loadProclamations } from './acts/proclamations';
import { loadReenrolments } from './acts/reinscription';
import { loadRemediations } from './acts/remediations';
import { loadSignedProgrammes } from './acts/signed-programmes';
import { loadTheses } from './acts/theses';
import { loadTp } from './acts/tp/tp';
import { copyInto } from './copy';
import { STAFF_ACCOUNTS, STAFF_SECTIONS } from './people/accounts';
import { population } from './people/population';
import { examRows, responsableRows, staffRows } from './people/staff';
import { addStudent, emptyRows, type Setting, type StudentRows } from './people/student-rows';
import { createRandom, type Random } from './random';
import { loadAbsences } from './records/absences';
import { SampleFiles } from './records/files';
import { noticeRows } from './records/notices';
import { loadVerifications } from './records/verifications';
import { buildCatalogue, catalogueRows } from './school/catalogue';
import { eventRows } from './school/event-rows';
import { addressTypeRows, contactTypeRows, countryRows, parameterRows } from './school/lists';
import { loadOptions } from './school/options';
import type { School } from './school/plans';
import { loadUnitSheets } from './school/unit-sheets';
import { buildYears, sessionRows, yearRow } from './school/years';

/** Students whose rows are held in memory at once. */
const GROUP = 1000;
const INSTITUTION_SEED = 1901;

const loadSchool = async (client: Client, school: School, random: Random): Promise<void> => {
  const rows = catalogueRows(school.programmes);
  await copyInto(client, pays, countryRows);
  await copyInto(client, typesAdresse, addressTypeRows);
  await copyInto(client, typesMoyenContact, contactTypeRows);
  await copyInto(client, parametres, parameterRows);
  await copyInto(client, membresPersonnel, staffRows(random));
  await copyInto(client, anneesAcademiques, school.years.map(yearRow));
  await copyInto(client, sessions, school.years.flatMap(sessionRows));
  await copyInto(client, programmes, rows.programmes);
  await copyInto(client, unitesEnseignement, rows.unites);
  await copyInto(client, programmesUnites, rows.places);
  await copyInto(client, activitesApprentissage, rows.activites);
  await copyInto(client, responsables, responsableRows(school.programmes));
  await copyInto(client, examens, examRows(school.programmes, school.years[3]));
};

const loadPublic = async (client: Client, { files, now }: Setting): Promise<void> => {
  const notices = noticeRows(now, files);
  await copyInto(client, comptes, STAFF_ACCOUNTS);
  await copyInto(client, gestionSections, STAFF_SECTIONS);
  await copyInto(client, evenements, eventRows(now));
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, notices.documents);
  await copyInto(client, annonces, notices.annonces);
  await copyInto(client, piecesJointes, notices.piecesJointes);
};

const loadGroup = async (client: Client, rows: StudentRows, files: SampleFiles): Promise<void> => {
  await copyInto(client, etudiants, rows.etudiants);
  await copyInto(client, comptes, rows.comptes);
  await copyInto(client, adresses, rows.adresses);
  await copyInto(client, moyensContact, rows.moyensContact);
  await copyInto(client, inscriptions, rows.inscriptions);
  await copyInto(client, resultats, rows.resultats);
  await copyInto(client, deliberations, rows.deliberations);
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, rows.documents);
  await copyInto(client, documentsInscription, rows.documentsInscription);
  await copyInto(client, documentsDossier, rows.documentsDossier);
  await copyInto(client, evenementsEtudiants, rows.decisions);
};

export interface InstitutionSize {
  now: Date;
  students: number;
  privacyVersion: string;
  /** Says how far it is, in French: it can last a minute. */
  tell: (text: string) => void;
}

/** Loads the whole institution into empty tables, a group of students at a time. */
export const loadInstitution = async (
  client: Client,
  { now, students, privacyVersion, tell }: InstitutionSize,
): Promise<void> => {
  const { seed } = createRandom();
  const school = { programmes: buildCatalogue(), years: buildYears(now) };
  const files = new SampleFiles();
  const setting = { school, files, now, privacyVersion };
  tell(`Base de démonstration\u00a0: ${students} étudiants à écrire…`);
  await loadSchool(client, school, seed(INSTITUTION_SEED));
  await loadPublic(client, setting);
  let rows = emptyRows();
  let written = 0;
  const write = async () => {
    await loadGroup(client, rows, files);
    written += rows.etudiants.length;
    tell(`Base de démonstration\u00a0: ${written} étudiants sur ${students}`);
    rows = emptyRows();
  };
  for (const student of population(students, seed)) {
    addStudent(rows, student, seed(student.seed), setting);
    if (rows.etudiants.length === GROUP) await write();
  }
  if (rows.etudiants.length > 0) await write();
  tell('Base de démonstration\u00a0: commandes, programmes, examens et mémoires…');
  await loadOrders(client, school.programmes, now);
  await loadOptions(client, school.programmes);
  await loadUnitSheets(client, school.programmes);
  await loadPae(client, now);
  await loadSignedProgrammes(client, now);
  await loadAbsences(client, files, now);
  await loadReenrolments(client);
  await loadInclusive(client, school.programmes, files, now);
  await loadRemediations(client, school.programmes, now);
  await loadProclamations(client, school, now);
  await loadVerifications(client, files);
  await loadTheses(client, files, now);
  await loadInternships(client, files, now);
  await loadExams(client, now);
  await loadTp(client, school.programmes, now);
  await loadDesk(client, files, now);
};
