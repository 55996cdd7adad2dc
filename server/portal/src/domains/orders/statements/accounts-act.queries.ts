import { and, arrayContains, eq } from 'drizzle-orm';
import type { Principal } from 'server-kernel/access/types';
import type { Orm } from 'server-kernel/db/client';
import { gestionSections } from 'server-schema/gestion/gestion';
import { ACCOUNTS_ACT } from 'shared-contract/gestion/gestion';

/** True for administrators and for desk accounts that have the act in any section: the school has one account. */
export const mayKeepAccounts = async (db: Orm, { roles, userId }: Principal): Promise<boolean> => {
  if (roles.includes('admin')) return true;
  const isHeld = and(
    eq(gestionSections.compteId, userId),
    arrayContains(gestionSections.actes, [ACCOUNTS_ACT]),
  );
  return roles.includes('gestion') && (await db.$count(gestionSections, isHeld)) > 0;
};
