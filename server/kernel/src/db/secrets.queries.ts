import { eq } from 'drizzle-orm';
import { secrets } from 'server-schema/platform/secrets';
import type { Orm } from './client';

/** A secret that all processes share: the first one to ask decides. */
export const sharedSecret = async (db: Orm, name: string, make: () => object): Promise<unknown> => {
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
};
