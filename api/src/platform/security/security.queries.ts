import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { comptes } from '../../db/schema/platform/accounts';

/** Records that a person accepts a version of the privacy policy; accepting again keeps the first date of it. */
export const acceptPrivacy = async (db: Orm, userId: number, version: string, now: Date): Promise<void> => {
  await db.update(comptes).set({ rgpdVersion: version, rgpdDate: now }).where(eq(comptes.compteId, userId));
};
