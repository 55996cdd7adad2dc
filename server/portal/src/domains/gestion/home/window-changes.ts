import type { AccessFlag } from 'shared-contract';
import { DAY_MS } from 'shared-contract/base/days';
import { PERIOD_NAMES, type PeriodWindow } from 'shared-contract/gestion/periods';
import type { StaffHome } from 'shared-contract/staff/answers';
import { STAFF_HOME_LIMITS } from 'shared-contract/staff/staff';

/** A window of an event, of one section or of the whole school. */
export interface NamedWindow {
  flag: AccessFlag;
  /** Label of the section; null = the whole school. */
  section: string | null;
  window: PeriodWindow;
}

type Change = StaffHome['Periodes'][number];

/** What opens and closes in the days to come, soonest first. */
export const changesOf = (windows: readonly NamedWindow[], now: Date): Change[] => {
  const until = now.getTime() + STAFF_HOME_LIMITS.changeDays * DAY_MS;
  const isNear = (instant: string | null): instant is string => {
    const time = instant === null ? Number.NaN : Date.parse(instant);
    return time > now.getTime() && time <= until;
  };
  return windows
    .flatMap(({ flag, section, window: { Ouverture, Fermeture } }): Change[] => {
      const named = { Libelle: PERIOD_NAMES[flag], Section: section };
      return [
        ...(isNear(Ouverture) ? [{ ...named, Effet: 'ouvre' as const, Le: Ouverture }] : []),
        ...(isNear(Fermeture) ? [{ ...named, Effet: 'ferme' as const, Le: Fermeture }] : []),
      ];
    })
    .toSorted((a, b) => Date.parse(a.Le) - Date.parse(b.Le))
    .slice(0, STAFF_HOME_LIMITS.changes);
};
