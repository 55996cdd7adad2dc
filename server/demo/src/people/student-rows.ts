import type { comptes } from 'server-schema/platform/accounts';
import type { evenementsEtudiants } from 'server-schema/platform/events';
import type { documentsDossier, documentsInscription } from 'server-schema/records/documents';
import type { adresses, etudiants, moyensContact } from 'server-schema/records/people';
import type { Random } from '../random';
import {
  type DeliberationRow,
  deliberationRows,
  type EnrolmentRow,
  enrolmentRow,
  type ResultRow,
  resultRows,
} from '../records/career-rows';
import type { PlannedYear } from '../records/careers';
import type { DocumentRow, SampleFiles } from '../records/files';
import { ordinaryFiles, studentFiles } from '../records/student-files';
import { closedRows, invitationRows } from '../school/event-rows';
import type { ADDRESS_TYPE, CONTACT_TYPE } from '../school/lists';
import { planStudent, type School } from '../school/plans';
import { accountId, studentAccount } from './accounts';
import { addressRows, contactRows, personRow } from './people';
import type { Persona } from './personas';
import type { DemoStudent } from './population';

/** Rows of a group of students, table by table. */
export interface StudentRows {
  etudiants: (typeof etudiants.$inferInsert)[];
  comptes: (typeof comptes.$inferInsert)[];
  adresses: (typeof adresses.$inferInsert)[];
  moyensContact: (typeof moyensContact.$inferInsert)[];
  inscriptions: EnrolmentRow[];
  resultats: ResultRow[];
  deliberations: DeliberationRow[];
  documents: DocumentRow[];
  documentsInscription: (typeof documentsInscription.$inferInsert)[];
  documentsDossier: (typeof documentsDossier.$inferInsert)[];
  decisions: (typeof evenementsEtudiants.$inferInsert)[];
}

export const emptyRows = (): StudentRows => ({
  etudiants: [],
  comptes: [],
  adresses: [],
  moyensContact: [],
  inscriptions: [],
  resultats: [],
  deliberations: [],
  documents: [],
  documentsInscription: [],
  documentsDossier: [],
  decisions: [],
});

/** What the rows of one student are made from. */
export interface Setting {
  school: School;
  files: SampleFiles;
  now: Date;
  privacyVersion: string;
}

const addressTypes = (persona: Persona | null, random: Random): (keyof typeof ADDRESS_TYPE)[] => {
  if (persona?.sansDomicile) return ['Kot'];
  if (persona?.past === 'camille')
    return ['Domicile Légal', 'Kot', 'Deuxième parent', 'Logement Erasmus', 'Siège social'];
  return random.chance(0.4) ? ['Domicile Légal', 'Kot'] : ['Domicile Légal'];
};

const contactTypes = (persona: Persona | null): (keyof typeof CONTACT_TYPE)[] => {
  if (persona?.sansEmail) return ['GSM', 'Téléphone'];
  return persona?.past === 'camille' ? ['Email', 'Email', 'GSM', 'Téléphone'] : ['Email', 'Email', 'GSM'];
};

const addPerson = (rows: StudentRows, student: DemoStudent, random: Random, setting: Setting): void => {
  const { identity, persona } = student;
  rows.etudiants.push({
    ...personRow(identity, random),
    estBoursier: persona ? persona.boursier === true && persona.dossier !== 'vide' : random.chance(0.2),
    financable: persona?.nonFinancable !== true,
    minervalRegle: persona?.minervalDu !== true,
    etapeReinscription: persona?.reinscrit ? null : 0,
  });
  rows.adresses.push(...addressRows(identity.id, addressTypes(persona, random), random));
  rows.moyensContact.push(...contactRows(identity, contactTypes(persona), random));
  rows.comptes.push(
    studentAccount({
      etudiantId: identity.id,
      matricule: identity.matricule,
      isVerifier: persona?.verificateur === true,
      isActive: persona?.inactif !== true,
      isBlocked: persona?.bloque === true,
      privacy: persona?.sansRgpd ? null : { version: setting.privacyVersion, date: setting.now },
    }),
  );
};

const addCareer = (rows: StudentRows, id: number, plans: PlannedYear[], random: Random) =>
  plans.map((planned, index) => {
    const enrolment = enrolmentRow(id, index, planned, random);
    const { inscriptionId } = enrolment;
    const group = planned.isOver ? (enrolment.tp?.replace('Groupe ', 'TP') ?? null) : null;
    rows.inscriptions.push(enrolment);
    for (const outcome of planned.outcomes)
      rows.resultats.push(...resultRows(inscriptionId, outcome, () => group));
    rows.deliberations.push(...deliberationRows(inscriptionId, planned));
    return { inscriptionId, planned };
  });

/** Adds the rows of one student to those of the group. */
export const addStudent = (
  rows: StudentRows,
  student: DemoStudent,
  random: Random,
  setting: Setting,
): void => {
  const { identity, persona } = student;
  addPerson(rows, student, random, setting);
  const enrolled = addCareer(rows, identity.id, planStudent(student, setting.school, random), random);
  const owner = { etudiantId: identity.id, compteId: accountId(identity.id) };
  const files = persona
    ? studentFiles(owner, enrolled, persona.dossier, setting.files, setting.now)
    : ordinaryFiles(owner, enrolled, setting.files, setting.now);
  rows.documents.push(...files.documents);
  rows.documentsInscription.push(...files.inscription);
  rows.documentsDossier.push(...files.dossier);
  if (persona?.toutFerme) rows.decisions.push(...closedRows(identity.id, setting.now));
  if (persona?.invite) rows.decisions.push(...invitationRows(identity.id, persona.invite));
};
