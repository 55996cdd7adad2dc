import type { EventFact, Situation } from 'server-kernel/access/situation';
import type { Orm } from 'server-kernel/db/client';
import { HEALTH_PERIOD, type PeriodEffect, type PeriodWindow } from 'shared-contract/gestion/periods';
import { toWindow } from '../../../session/rights/event-flags';
import { findSituations } from '../../../session/rights/situations.queries';
import { findWindow, type WindowKey } from './periods.queries';
import { studentsOfWindow } from './students-of-window.sql';

/** Students read at a time. */
const BATCH = 5000;

const factOf = (flag: WindowKey['flag'], window: PeriodWindow | null): EventFact => ({
  flag,
  ouverture: window?.Ouverture ? new Date(window.Ouverture) : null,
  fermeture: window?.Fermeture ? new Date(window.Fermeture) : null,
  message: null,
  decision: null,
});

const NONE: PeriodEffect = { Concernes: 0, DejaFait: 0, Ouvre: 0, Ferme: 0 };

const HERS = new Set(['ouvert', 'a_venir', 'termine']);

const count = (sum: PeriodEffect, before: string, after: string): PeriodEffect => ({
  Concernes: sum.Concernes + (HERS.has(after) ? 1 : 0),
  DejaFait: sum.DejaFait + (after === 'fait' ? 1 : 0),
  Ouvre: sum.Ouvre + (before !== 'ouvert' && after === 'ouvert' ? 1 : 0),
  Ferme: sum.Ferme + (before === 'ouvert' && after !== 'ouvert' ? 1 : 0),
});

export interface EffectOf {
  key: WindowKey;
  /** Proposed window; null = the section follows the whole school. */
  wanted: PeriodWindow | null;
  now: Date;
}

/**
 * Counts the students a window change affects, by the rule that opens events. No count for an event that reveals health
 * data.
 */
export const countEffect = async (db: Orm, { key, wanted, now }: EffectOf): Promise<PeriodEffect> => {
  if (key.flag === HEALTH_PERIOD) return NONE;
  const present = await findWindow(db, key);
  const next = wanted ?? (await findWindow(db, { ...key, programmeId: null }));
  const stateOf = (situation: Situation, window: PeriodWindow | null): string =>
    window === null ? 'ferme' : toWindow(factOf(key.flag, window), situation, now).Etat;
  let sum = NONE;
  for (let last = 0; ; ) {
    const students = await findSituations(db, studentsOfWindow(key, now, last), { now, limit: BATCH });
    for (const { situation } of students)
      sum = count(sum, stateOf(situation, present), stateOf(situation, next));
    const end = students.at(-1);
    if (!end || students.length < BATCH) return sum;
    last = end.etudiantId;
  }
};
