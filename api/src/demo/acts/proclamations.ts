import type { Client } from 'pg';
import { dayInBrussels, startOfDayInBrussels } from '../../clock';
import { proclamations } from '../../db/schema/exams-events/proclamation';
import { copyInto } from '../copy';
import type { School } from '../school/plans';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Three weeks from now at half past six in the evening. */
const ceremonyAt = (now: Date): Date => {
  const day = dayInBrussels(new Date(now.getTime() + 19 * DAY));
  return new Date(startOfDayInBrussels(day).getTime() + 18.5 * HOUR);
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
