import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { parametres } from 'server-schema/platform/parameters';
import { anneesAcademiques, sessions } from 'server-schema/records/catalogue';
import { membresPersonnel, pays, typesAdresse, typesMoyenContact } from 'server-schema/records/people';

const MAX_VALUES = 1000;

/** Values of choice lists that have no table of their own, in their order. */
export const findListed = (db: Orm, names: string[]) =>
  db
    .select({
      nom: parametres.nom,
      ID: parametres.valeurId,
      Display: parametres.libelle,
      Code: parametres.code,
    })
    .from(parametres)
    .where(and(inArray(parametres.nom, names), eq(parametres.actif, true)))
    .orderBy(asc(parametres.nom), asc(parametres.ordre), asc(parametres.valeurId))
    .limit(MAX_VALUES);

export const findCountries = (db: Orm) =>
  db.select({ ID: pays.paysId, Display: pays.libelle, Code: pays.iso2 }).from(pays).limit(MAX_VALUES);

export const findAddressTypes = (db: Orm) =>
  db
    .select({ ID: typesAdresse.typeAdresseId, Display: typesAdresse.libelle, Usage: typesAdresse.usage })
    .from(typesAdresse)
    .orderBy(asc(typesAdresse.typeAdresseId))
    .limit(MAX_VALUES);

export const findContactTypes = (db: Orm) =>
  db
    .select({
      ID: typesMoyenContact.typeMoyenContactId,
      Display: typesMoyenContact.libelle,
      Usage: typesMoyenContact.usage,
    })
    .from(typesMoyenContact)
    .orderBy(asc(typesMoyenContact.typeMoyenContactId))
    .limit(MAX_VALUES);

/** Staff who may supervise a thesis. */
export const findSupervisors = (db: Orm) =>
  db
    .select({
      ID: membresPersonnel.membrePersonnelId,
      nom: membresPersonnel.nom,
      prenom: membresPersonnel.prenom,
    })
    .from(membresPersonnel)
    .where(eq(membresPersonnel.promoteur, true))
    .limit(MAX_VALUES);

/** Sessions of the academic year in which a day lies, in their order. */
export const findSessions = (db: Orm, day: string) =>
  db
    .select({ ID: sessions.sessionId, Display: sessions.libelle })
    .from(sessions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, sessions.anneeAcademiqueId))
    .where(and(lte(anneesAcademiques.debut, day), gte(anneesAcademiques.fin, day)))
    .orderBy(asc(sessions.numero))
    .limit(MAX_VALUES);
