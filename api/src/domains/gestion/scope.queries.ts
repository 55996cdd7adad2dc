import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import type { DeskAct, RequestAct } from 'shared-contract/gestion/gestion';
import type { Principal } from '../../access/types';
import type { Orm } from '../../db/client';
import { gestionSections, programmes } from '../../db/schema';

/** Programmes in which somebody may do something; null = all of them. */
export type Scope = readonly number[] | null;

/** Where this person may do this: administrators and programme staff everywhere, an account of the desk in its sections. */
export const findScope = async (db: Orm, { userId, roles }: Principal, act: DeskAct): Promise<Scope> => {
  if (roles.includes('admin') || roles.includes('programmes')) return null;
  const rows = await db
    .select({ id: gestionSections.programmeId })
    .from(gestionSections)
    .where(and(eq(gestionSections.compteId, userId), arrayContains(gestionSections.actes, [act])));
  return rows.map(({ id }) => id);
};

/** Where each kind of request may be decided of. */
export type Scopes = Readonly<Record<RequestAct, Scope>>;

/** Where this person may decide of requests, by act. */
export const findScopes = async (db: Orm, principal: Principal): Promise<Scopes> => ({
  demandes: await findScope(db, principal, 'demandes'),
  pae: await findScope(db, principal, 'pae'),
});

/** Every section in which something may be decided of. */
export const anyOf = ({ demandes, pae }: Scopes): Scope =>
  demandes === null || pae === null ? null : [...new Set([...demandes, ...pae])];

/** The sections of a scope, by name. */
export const findSections = (db: Orm, scope: Scope) =>
  db
    .select({
      ProgrammeID: programmes.programmeId,
      Libelle: programmes.libelle,
      Code: programmes.code,
      Cycle: programmes.cycle,
    })
    .from(programmes)
    .where(scope === null ? undefined : inArray(programmes.programmeId, [...scope]))
    .orderBy(asc(programmes.libelle));

/** Whether a section is one of a scope; the whole school (null) asks for every section. */
export const covers = (scope: Scope, programmeId: number | null): boolean =>
  scope === null || (programmeId !== null && scope.includes(programmeId));
