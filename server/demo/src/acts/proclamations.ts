import type { Client } from 'pg';
import { proclamations } from 'server-schema/exams-events/proclamation';
import { dayOf, daysBefore, HOUR_MS, startOfDay } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import type { School } from '../school/plans';

/** Three weeks from now at half past six in the evening. */
const ceremonyAt = (now: Date): Date => {
  const day = dayOf(daysBefore(now, -19));
  return new Date(startOfDay(day).getTime() + 18.5 * HOUR_MS);
};

/** The ceremony of last year's graduates. */
export const loadProclamations = async (client: Client, { years }: School, now: Date): Promise<void> => {
  const [, , last] = years;
  await copyInto(client, proclamations, [
    {
      proclamationId: 1,
      anneeAcademiqueId: last.id,
      libelle: `Proclamation ${last.label}`,
      dateHeure: ceremonyAt(now),
      lieu: 'Grand auditoire, bâtiment du Parc',
    },
  ]);
};

/** The ceremony is ahead again at each start. */
export const refreshProclamations = async (client: Client, now: Date): Promise<void> => {
  await client.query('update proclamations set date_heure = $1 where proclamation_id = 1', [ceremonyAt(now)]);
};
