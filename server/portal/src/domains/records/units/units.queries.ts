import { asc, eq } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { programmes, unitesEnseignement } from 'server-schema/records/catalogue';
import { fichesDescriptives, requis } from 'server-schema/records/unit-sheets';

const MAX_LINES = 200;

/** A unit of the catalogue; null for an unknown one. */
export const findUnit = async (db: Orm, id: number) => {
  const [row] = await db
    .select()
    .from(unitesEnseignement)
    .where(eq(unitesEnseignement.uniteEnseignementId, id));
  return row ?? null;
};

/** Requisites of a unit, by code. */
export const findRequisites = (db: Orm, id: number) =>
  db
    .select({
      nature: requis.nature,
      RequisID: requis.requisId,
      RequisCode: unitesEnseignement.code,
      RequisLibelle: unitesEnseignement.libelle,
      Groupe: requis.groupe,
      Programme: programmes.libelle,
    })
    .from(requis)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, requis.requisId))
    .leftJoin(programmes, eq(programmes.programmeId, requis.programmeId))
    .where(eq(requis.uniteEnseignementId, id))
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_LINES);

/** The texts of a unit's sheet; null where none was written. */
export const findSheet = async (db: Orm, id: number) => {
  const [row] = await db
    .select()
    .from(fichesDescriptives)
    .where(eq(fichesDescriptives.uniteEnseignementId, id));
  return row ?? null;
};
