import { sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { comptes, etudiants } from 'server-schema';

/** What is missing before anybody can use a portal without the demo. */
export const findMissing = async (db: Orm): Promise<{ students: boolean; admin: boolean }> => {
  const { rows } = await db.execute<{ students: boolean; admin: boolean }>(
    sql`select not exists (select 1 from ${etudiants}) as students,
      not exists (select 1 from ${comptes} where 'admin' = any(${comptes.roles}) and ${comptes.actif}) as admin`,
  );
  return rows[0] ?? { students: true, admin: true };
};
