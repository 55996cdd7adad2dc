import type { AccessFlag } from 'shared-contract';
import { addDays, daysBetween, startOfDay } from 'shared-contract/base/days';
import { PERIOD_NAMES, type Periods, type PeriodWindow } from 'shared-contract/gestion/periods';

/** Whose window of which event: a section's, or the whole school's (null). */
export interface LaneRef {
  flag: AccessFlag;
  programmeId: number | null;
}

/** What a window is at an instant; `absent` where an event was never organised. */
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

export const keyOf = ({ flag, programmeId }: LaneRef): string => `periode-${flag}-${programmeId ?? 'ecole'}`;

/** What a window is now; without dates it is always open. */
export const stateOf = (window: PeriodWindow | null, now: string): LaneState => {
  if (window === null) return 'absent';
  if (window.Ouverture !== null && Date.parse(now) < Date.parse(window.Ouverture)) return 'ahead';
  return window.Fermeture !== null && Date.parse(now) >= Date.parse(window.Fermeture) ? 'over' : 'open';
};

/** It goes on: nothing closes it. */
export const isEndless = ({ window }: Pick<Lane, 'window'>): boolean =>
  window !== null && window.Fermeture === null;

const FLAGS = Object.keys(PERIOD_NAMES);

/** Every event with its windows, in the order of the desk. */
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

/** What the page is asked to show; null narrows nothing. */
export interface PeriodFilters {
  section: number | null;
  state: LaneState | null;
}

/** The windows that a section is under, in this state. */
export const narrow = (groups: Group[], { section, state }: PeriodFilters): Group[] =>
  groups
    .map((group) => {
      const own = group.lanes.filter(({ programmeId }) => programmeId === section);
      const under = own.length > 0 ? own : group.lanes.filter(({ programmeId }) => programmeId === null);
      const lanes = section === null ? group.lanes : under;
      return { ...group, lanes: lanes.filter((one) => state === null || one.state === state) };
    })
    .filter(({ lanes }) => lanes.length > 0);

/** The months of a year's line, by the day on which each begins: 13, so that September is at both ends. */
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

/** Where an instant lies on the year's line, percent of its width, kept inside it. */
export const placeOf = (year: Periods['Annee'], instant: string): number => {
  const { start, days } = bounds(year);
  const share = (Date.parse(instant) - start) / (days * 86_400_000);
  return Math.min(100, Math.max(0, share * 100));
};

/** Part of the year's line, percent of its width. */
export interface Span {
  left: number;
  width: number;
}

/** Where a window lies on the year's line, without an end up to its edge; null where it is outside of it. */
export const spanOf = (year: Periods['Annee'], { Ouverture, Fermeture }: PeriodWindow): Span | null => {
  const left = Ouverture === null ? 0 : placeOf(year, Ouverture);
  const right = Fermeture === null ? 100 : placeOf(year, Fermeture);
  return right > left ? { left, width: right - left } : null;
};

/** Percent that a letter, and the sign with its room, take of the narrowest line (550 px). */
const LETTER = 1.2;
const SIGN = 5.5;

/** Where the words of a bar stand: in it where they are whole there, else after it, or before it at the year's end. */
export const wordsPlaceOf = (span: Span | null, words: string): 'in' | 'after' | 'before' => {
  const room = SIGN + LETTER * words.length;
  if (span === null || span.width >= room) return 'in';
  return span.left + span.width + room <= 100 ? 'after' : 'before';
};
