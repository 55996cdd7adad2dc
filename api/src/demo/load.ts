import type { Client } from 'pg';
import { comptes } from '../db/schema/accounts';
import {
  activitesApprentissage,
  anneesAcademiques,
  examens,
  programmes,
  programmesUnites,
  responsables,
  sessions,
  unitesEnseignement,
} from '../db/schema/catalogue';
import { contenus, documents, documentsDossier, documentsInscription } from '../db/schema/documents';
import { evenements, evenementsEtudiants } from '../db/schema/events';
import { annonces, piecesJointes } from '../db/schema/notices';
import { parametres } from '../db/schema/parameters';
import {
  adresses,
  etudiants,
  membresPersonnel,
  moyensContact,
  pays,
  typesAdresse,
  typesMoyenContact,
} from '../db/schema/people';
import { deliberations, inscriptions, resultats } from '../db/schema/records';
import { loadAbsences } from './absences';
import { STAFF_ACCOUNTS } from './accounts';
import { buildCatalogue, catalogueRows } from './catalogue';
import { copyInto } from './copy';
import { eventRows } from './event-rows';
import { loadExams } from './exams';
import { SampleFiles } from './files';
import { loadInclusive } from './inclusive';
import { loadInternships } from './internships';
import { ADDRESS_TYPE, CONTACT_TYPE, countryRows, parameterRows } from './lists';
import { noticeRows } from './notices';
import { loadOptions } from './options';
import { loadOrders } from './orders';
import { loadPae } from './pae';
import type { School } from './plans';
import { population } from './population';
import { loadProclamations } from './proclamations';
import { createRandom, type Random } from './random';
import { loadReenrolments } from './reinscription';
import { loadRemediations } from './remediations';
import { examRows, responsableRows, staffRows } from './staff';
import { addStudent, emptyRows, type Setting, type StudentRows } from './student-rows';
import { loadTheses } from './theses';
import { loadTp } from './tp';
import { loadUnitSheets } from './unit-sheets';
import { loadVerifications } from './verifications';
import { buildYears, sessionRows, yearRow } from './years';

/** Students whose rows are held in memory at once. */
const GROUP = 1000;
const INSTITUTION_SEED = 1901;

const loadSchool = async (client: Client, school: School, random: Random): Promise<void> => {
  const rows = catalogueRows(school.programmes);
  await copyInto(client, pays, countryRows);
  await copyInto(
    client,
    typesAdresse,
    Object.entries(ADDRESS_TYPE).map(([libelle, typeAdresseId]) => ({ typeAdresseId, libelle })),
  );
  await copyInto(
    client,
    typesMoyenContact,
    Object.entries(CONTACT_TYPE).map(([libelle, typeMoyenContactId]) => ({ typeMoyenContactId, libelle })),
  );
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

/** Loads the whole institution into empty tables, a group of students at a time. */
export const loadInstitution = async (
  client: Client,
  { now, students, privacyVersion }: { now: Date; students: number; privacyVersion: string },
): Promise<void> => {
  const { seed } = createRandom();
  const school = { programmes: buildCatalogue(), years: buildYears(now) };
  const files = new SampleFiles();
  const setting = { school, files, now, privacyVersion };
  await loadSchool(client, school, seed(INSTITUTION_SEED));
  await loadPublic(client, setting);
  let rows = emptyRows();
  for (const student of population(students, seed)) {
    addStudent(rows, student, seed(student.seed), setting);
    if (rows.etudiants.length < GROUP) continue;
    await loadGroup(client, rows, files);
    rows = emptyRows();
  }
  await loadGroup(client, rows, files);
  await loadOrders(client, school.programmes, now);
  await loadOptions(client, school.programmes);
  await loadUnitSheets(client, school.programmes);
  await loadPae(client, now);
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
};
