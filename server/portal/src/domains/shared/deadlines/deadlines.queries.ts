import { desc, eq, lte } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { anneesAcademiques, recus } from 'server-schema';
import { academicYearEnd, academicYearStart } from 'shared-contract/base/calendar';
import { dayOf } from 'shared-contract/base/days';
import type { ReceiptHeadline } from './own-deadline';

/** More than anybody leaves in a few years; this only bounds the answer. */
const MAX_RECEIPTS = 300;

const selectHeadlines = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select({ Numero: recus.numero, Domaine: recus.domaine, Objet: recus.objet, date: recus.date })
    .from(recus)
    .where(eq(recus.etudiantId, at.etudiantId))
    .orderBy(desc(recus.date), desc(recus.numero))
    .limit(MAX_RECEIPTS),
);

/** A student's receipts without their lines, newest first. */
export const findReceiptHeadlines = async (db: Executor, etudiantId: number): Promise<ReceiptHeadline[]> => {
  const rows = await selectHeadlines(db, { etudiantId });
  return rows.map(({ date, ...receipt }) => ({ ...receipt, Date: date.toISOString() }));
};

const selectYearStart = preparedQuery((db, at: Placeholders<{ day: string }>) =>
  db
    .select({ debut: anneesAcademiques.debut })
    .from(anneesAcademiques)
    .where(lte(anneesAcademiques.debut, at.day))
    .orderBy(desc(anneesAcademiques.debut))
    .limit(1),
);

/** First day of the academic year in progress, `YYYY-MM-DD`; that of the decree where the school has none begun. */
export const findYearStart = async (db: Executor, now: Date): Promise<string> => {
  const [row] = await selectYearStart(db, { day: dayOf(now) });
  return row?.debut ?? academicYearStart(academicYearEnd(now));
};
