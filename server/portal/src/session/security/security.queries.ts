import { eq, sql } from 'drizzle-orm';
import type { Principal } from 'server-kernel/access/types';
import type { Executor } from 'server-kernel/db/client';
import { comptes } from 'server-schema/platform/accounts';

/** Records that a person accepts a version of the privacy policy. */
export const acceptPrivacy = async (
  db: Executor,
  userId: number,
  version: string,
  now: Date,
): Promise<void> => {
  await db.update(comptes).set({ rgpdVersion: version, rgpdDate: now }).where(eq(comptes.compteId, userId));
};

/** How a member of staff is called and what she does, as far as it is known; nothing of students. */
export const findStaffName = async (
  db: Executor,
  { userId, roles }: Principal,
): Promise<{ Nom?: string; Fonction?: string }> => {
  if (roles.includes('student')) return {};
  const [row] = await db
    .select({
      nom: sql<string | null>`coalesce(${comptes.nom}, ${comptes.nomFournisseur})`,
      fonction: comptes.fonction,
    })
    .from(comptes)
    .where(eq(comptes.compteId, userId));
  return { ...(row?.nom && { Nom: row.nom }), ...(row?.fonction && { Fonction: row.fonction }) };
};
