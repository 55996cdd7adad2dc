import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import type { Principal } from 'server-kernel/access/types';
import type { Orm } from 'server-kernel/db/client';
import { gestionSections, programmes } from 'server-schema';
import { DESK_ACTS, type DeskAct, HEALTH_ACT, type RequestAct } from 'shared-contract/gestion/gestion';

/** Programmes in which somebody may do something; null = all of them. */
export type Scope = readonly number[] | null;

const isStaff = ({ roles }: Principal): boolean => roles.includes('admin') || roles.includes('programmes');

/** Acts of a desk account in its sections; null for roles that have all or none. */
export const findDeskActs = async (db: Orm, principal: Principal): Promise<string[] | null> => {
  if (!principal.roles.includes('gestion') || isStaff(principal)) return null;
  const rows = await db
    .select({ acts: gestionSections.actes })
    .from(gestionSections)
    .where(eq(gestionSections.compteId, principal.userId));
  const held = new Set(rows.flatMap(({ acts }) => acts));
  return DESK_ACTS.filter((act) => held.has(act));
};

/**
 * Sections where this person may do this: all for administrators and programme staff, a desk account's own; health acts
 * only where granted by name.
 */
export const findScope = async (db: Orm, principal: Principal, act: DeskAct): Promise<Scope> => {
  if (isStaff(principal) && act !== HEALTH_ACT) return null;
  const rows = await db
    .select({ id: gestionSections.programmeId })
    .from(gestionSections)
    .where(and(eq(gestionSections.compteId, principal.userId), arrayContains(gestionSections.actes, [act])));
  return rows.map(({ id }) => id);
};

/** Scope by request act. */
export type Scopes = Readonly<Record<RequestAct, Scope>>;

/** Scopes of this person, by act. */
export const findScopes = async (db: Orm, principal: Principal): Promise<Scopes> => ({
  demandes: await findScope(db, principal, 'demandes'),
  pae: await findScope(db, principal, 'pae'),
  inclusif: await findScope(db, principal, 'inclusif'),
});

/** Every section in which something may be decided of. */
export const anyOf = (scopes: Scopes): Scope => {
  const found: number[] = [];
  for (const scope of Object.values(scopes)) {
    if (scope === null) return null;
    found.push(...scope);
  }
  return [...new Set(found)];
};

/** True when requests of this act may be decided in some section. */
export const reaches = (scopes: Scopes, act: RequestAct): boolean =>
  scopes[act] === null || scopes[act].length > 0;

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

/** True when a section is in the scope; the whole school (null) needs every section. */
export const covers = (scope: Scope, programmeId: number | null): boolean =>
  scope === null || (programmeId !== null && scope.includes(programmeId));
