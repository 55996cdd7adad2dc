import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS, dayOf } from 'shared-contract/base/days';
import type { WindowKey } from './periods.queries';

/** Beside the year in progress, the one before: who ended a cycle then may still come to the ceremony. */
const RECENT_MS = 400 * DAY_MS;

/** SQL: the student's latest enrolment (this or last year) is of the section, or of one without its own window. */
const isConcerned = ({ flag, programmeId }: WindowKey, now: Date): SQL => sql`exists (
  select 1 from (
    select i.programme_id, a.debut from inscriptions i join annees_academiques a using (annee_academique_id)
    where i.etudiant_id = e.etudiant_id order by a.debut desc, i.inscription_id desc limit 1
  ) l where l.debut > ${dayOf(new Date(now.getTime() - RECENT_MS))}::date and ${
    programmeId === null
      ? sql`l.programme_id not in (select s.programme_id from evenements_sections s where s.flag = ${flag})`
      : sql`l.programme_id = ${programmeId}`
  })`;

/** Nothing was decided for herself. */
const followsWindow = (flag: string): SQL => sql`not exists (
  select 1 from evenements_etudiants o where o.etudiant_id = e.etudiant_id and o.flag = ${flag})`;

/** Students, after that number, whom a window is for. */
export const studentsOfWindow = (key: WindowKey, now: Date, after: number): SQL =>
  sql`e.etudiant_id > ${after} and ${isConcerned(key, now)} and ${followsWindow(key.flag)}`;
