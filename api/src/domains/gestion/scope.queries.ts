import { asc, eq, inArray } from 'drizzle-orm';
import type { Principal } from '../../access/types';
import type { Orm } from '../../db/client';
import { gestionSections, programmes } from '../../db/schema';

/** Programmes whose requests somebody sees and decides; null = all of them. */
export type Scope = readonly number[] | null;

/** Administrators and programme staff have every section, an account of the desk its own. */
export const findScope = async (db: Orm, { userId, roles }: Principal): Promise<Scope> => {
  if (roles.includes('admin') || roles.includes('programmes')) return null;
  const rows = await db
    .select({ id: gestionSections.programmeId })
    .from(gestionSections)
    .where(eq(gestionSections.compteId, userId));
  return rows.map(({ id }) => id);
};

/** The sections of a scope, by name. */
export const findSections = (db: Orm, scope: Scope) =>
  db
    .select({ ProgrammeID: programmes.programmeId, Libelle: programmes.libelle, Code: programmes.code })
    .from(programmes)
    .where(scope === null ? undefined : inArray(programmes.programmeId, [...scope]))
    .orderBy(asc(programmes.libelle));
