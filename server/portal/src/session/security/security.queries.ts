import { eq } from 'drizzle-orm';
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
