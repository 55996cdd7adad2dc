import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { parametres } from '../../db/schema/platform/parameters';
import {
  activitesApprentissage,
  anneesAcademiques,
  examens,
  sessions,
} from '../../db/schema/records/catalogue';
import { membresPersonnel, pays, typesAdresse, typesMoyenContact } from '../../db/schema/records/people';
import { inscriptions, resultats } from '../../db/schema/records/records';

const VALUES_AT_MOST = 1000;

/** Values of choice lists that have no table of their own, in their order. */
export const findListed = (db: Orm, names: string[]) =>
  db
    .select({ nom: parametres.nom, ID: parametres.valeurId, Display: parametres.libelle })
    .from(parametres)
    .where(and(inArray(parametres.nom, names), eq(parametres.actif, true)))
    .orderBy(asc(parametres.nom), asc(parametres.ordre), asc(parametres.valeurId))
    .limit(VALUES_AT_MOST);

export const findCountries = (db: Orm) =>
  db.select({ ID: pays.paysId, Display: pays.libelle }).from(pays).limit(VALUES_AT_MOST);

export const findAddressTypes = (db: Orm) =>
  db
    .select({ ID: typesAdresse.typeAdresseId, Display: typesAdresse.libelle })
    .from(typesAdresse)
    .orderBy(asc(typesAdresse.typeAdresseId))
    .limit(VALUES_AT_MOST);

export const findContactTypes = (db: Orm) =>
  db
    .select({ ID: typesMoyenContact.typeMoyenContactId, Display: typesMoyenContact.libelle })
    .from(typesMoyenContact)
    .orderBy(asc(typesMoyenContact.typeMoyenContactId))
    .limit(VALUES_AT_MOST);

/** Those who may supervise a thesis. */
export const findSupervisors = (db: Orm) =>
  db
    .select({
      ID: membresPersonnel.membrePersonnelId,
      nom: membresPersonnel.nom,
      prenom: membresPersonnel.prenom,
    })
    .from(membresPersonnel)
    .where(eq(membresPersonnel.promoteur, true))
    .limit(VALUES_AT_MOST);

/** Sessions of the academic year in which a day lies, in their order. */
export const findSessions = (db: Orm, day: string) =>
  db
    .select({ ID: sessions.sessionId, Display: sessions.libelle })
    .from(sessions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, sessions.anneeAcademiqueId))
    .where(and(lte(anneesAcademiques.debut, day), gte(anneesAcademiques.fin, day)))
    .orderBy(asc(sessions.numero))
    .limit(VALUES_AT_MOST);

/** Exams of the activities on a student's annual programmes, by date (S2 §5). */
export const findStudentExams = (db: Orm, etudiantId: number) =>
  db
    .select({
      ID: examens.examenId,
      code: activitesApprentissage.code,
      libelle: activitesApprentissage.libelle,
      session: sessions.libelle,
      Date: examens.date,
      InscriptionID: inscriptions.inscriptionId,
      ActiviteApprentissageID: examens.activiteApprentissageId,
    })
    .from(inscriptions)
    .innerJoin(resultats, eq(resultats.inscriptionId, inscriptions.inscriptionId))
    .innerJoin(examens, eq(examens.activiteApprentissageId, resultats.activiteApprentissageId))
    .innerJoin(
      sessions,
      and(
        eq(sessions.sessionId, examens.sessionId),
        eq(sessions.anneeAcademiqueId, inscriptions.anneeAcademiqueId),
      ),
    )
    .innerJoin(
      activitesApprentissage,
      eq(activitesApprentissage.activiteApprentissageId, examens.activiteApprentissageId),
    )
    .where(eq(inscriptions.etudiantId, etudiantId))
    .orderBy(asc(examens.date), asc(activitesApprentissage.code))
    .limit(VALUES_AT_MOST);
