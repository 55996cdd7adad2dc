import type { AccessFlag } from 'shared-contract';
import { addDays, daysBetween, startOfDay } from 'shared-contract/base/days';
import { PERIOD_NAMES, type Periods, type PeriodWindow } from 'shared-contract/gestion/periods';

/** Event and section of a window; null section is the whole school. */
export interface LaneRef {
  flag: AccessFlag;
  programmeId: number | null;
}

/** State of a window at an instant; `absent` for an event never organised. */
export type LaneState = 'open' | 'ahead' | 'over' | 'absent';

export const LANE_STATES = ['open', 'ahead', 'over'] as const;

export interface Lane extends LaneRef {
  key: string;
  /** The section, or the whole school. */
  who: string;
  window: PeriodWindow | null;
  state: LaneState;
  /** Who asks may change it. */
  isMine: boolean;
}

/** An event with its windows: the school's first, then those of sections. */
export interface Group {
  flag: AccessFlag;
  name: string;
  lanes: Lane[];
}

/** Id of the row of a window in the table; its bar has the key itself. */
export const rowId = (key: string): string => `${key}-rangee`;

export const keyOf = ({ flag, programmeId }: LaneRef): string => `periode-${flag}-${programmeId ?? 'ecole'}`;

/** Current state of a window; without dates it is always open. */
export const stateOf = (window: PeriodWindow | null, now: string): LaneState => {
  if (window === null) return 'absent';
  if (window.Ouverture !== null && Date.parse(now) < Date.parse(window.Ouverture)) return 'ahead';
  return window.Fermeture !== null && Date.parse(now) >= Date.parse(window.Fermeture) ? 'over' : 'open';
};

/** True without a closing date. */
export const isEndless = ({ window }: Pick<Lane, 'window'>): boolean =>
  window !== null && window.Fermeture === null;

const FLAGS = Object.keys(PERIOD_NAMES);

/** All events with their windows, in display order. */
export const groupsOf = (year: Periods, whole: string): Group[] => {
  const lane = (ref: LaneRef, window: PeriodWindow | null): Lane => ({
    ...ref,
    key: keyOf(ref),
    who: year.Sections.find(({ ProgrammeID }) => ProgrammeID === ref.programmeId)?.Libelle ?? whole,
    window,
    state: stateOf(window, year.Maintenant),
    isMine: ref.programmeId !== null || year.ChangeEcole,
  });
  return year.Periodes.toSorted((a, b) => FLAGS.indexOf(a.Flag) - FLAGS.indexOf(b.Flag)).map((period) => ({
    flag: period.Flag,
    name: PERIOD_NAMES[period.Flag],
    lanes: [
      lane({ flag: period.Flag, programmeId: null }, period.Ecole),
      ...period.Sections.map(({ ProgrammeID, Fenetre }) =>
        lane({ flag: period.Flag, programmeId: ProgrammeID }, Fenetre),
      ),
    ],
  }));
};

/** Page filters; null means no filter. */
export interface PeriodFilters {
  section: number | null;
  state: LaneState | null;
}

/** Filters windows by section (its own or inherited) and state. */
export const narrow = (groups: Group[], { section, state }: PeriodFilters): Group[] =>
  groups
    .map((group) => {
      const own = group.lanes.filter(({ programmeId }) => programmeId === section);
      const under = own.length > 0 ? own : group.lanes.filter(({ programmeId }) => programmeId === null);
      const lanes = section === null ? group.lanes : under;
      return { ...group, lanes: lanes.filter((one) => state === null || one.state === state) };
    })
    .filter(({ lanes }) => lanes.length > 0);

/** First days of the timeline's 13 months, September at both ends. */
export const monthsOf = ({ Debut }: Periods['Annee']): string[] => {
  const first = `${Debut.slice(0, 7)}-01`;
  return Array.from({ length: 13 }, (_, rank) => {
    const day = addDays(first, Math.round(rank * 30.44) + 3);
    return `${day.slice(0, 7)}-01`;
  });
};

const bounds = (year: Periods['Annee']) => {
  const months = monthsOf(year);
  const first = months[0] ?? year.Debut;
  const last = addDays(months.at(-1) ?? year.Fin, 31);
  return { start: startOfDay(first).getTime(), days: daysBetween(first, last) };
};

/** Position of an instant on the timeline, percent, clamped. */
export const timelinePercent = (year: Periods['Annee'], instant: string): number => {
  const { start, days } = bounds(year);
  const share = (Date.parse(instant) - start) / (days * 86_400_000);
  return Math.min(100, Math.max(0, share * 100));
};

/** Range on the timeline, percent. */
export interface Span {
  left: number;
  width: number;
}

/** Range of a window on the timeline, clipped; null when outside. */
export const timelineSpan = (year: Periods['Annee'], { Ouverture, Fermeture }: PeriodWindow): Span | null => {
  const left = Ouverture === null ? 0 : timelinePercent(year, Ouverture);
  const right = Fermeture === null ? 100 : timelinePercent(year, Fermeture);
  return right > left ? { left, width: right - left } : null;
};

/** Estimated width of a letter and of the icon with its margins, percent of the narrowest timeline (470 px). */
const LETTER = 1.3;
const SIGN = 7;

/** Placement of a bar's dates: inside when they fit, otherwise after it, or before it near the right edge. */
export const labelPlacement = (span: Span | null, words: string): 'in' | 'after' | 'before' => {
  const room = SIGN + LETTER * words.length;
  if (span === null || span.width >= room) return 'in';
  return span.left + span.width + room <= 100 ? 'after' : 'before';
};
