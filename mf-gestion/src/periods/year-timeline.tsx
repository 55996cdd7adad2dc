import { type KeyboardEvent, useMemo } from 'react';
import { dayOf } from 'shared-contract/base/days';
import { once } from 'shared-contract/base/memoize';
import type { Periods } from 'shared-contract/gestion/periods';
import { Box, Icon, withOrdinals } from 'shared-ui';
import { PERIOD_TEXTS } from '../texts/periods';
import { PeriodBar } from './period-bar';
import { type Group, isEndless, type Lane, monthsOf, timelinePercent } from './period-rows';
import { LINE } from './year-timeline-styles';

const texts = PERIOD_TEXTS;

const month = /* @__PURE__ */ once(
  () => new Intl.DateTimeFormat('fr-BE', { month: 'short', timeZone: 'UTC' }),
);
const monthName = (day: string): string => month().format(new Date(`${day}T00:00:00Z`));

export interface YearTimelineProps {
  year: Periods;
  groups: Group[];
  chosen: string | null;
  onChoose: (lane: Lane) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Up and down move between windows; what moves a window stands in its panel. */
const moveBetween =
  (lanes: Lane[]) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const rank = lanes.findIndex(({ key }) => key === document.activeElement?.id);
    const step = STEPS[event.key];
    if (rank < 0 || step === undefined) return;
    event.preventDefault();
    document.getElementById(lanes[rank + step]?.key ?? '')?.focus();
  };

interface EventRowsProps extends Pick<YearTimelineProps, 'year' | 'chosen' | 'onChoose'> {
  group: Group;
  /** The bar that Tab reaches. */
  stop: string | null | undefined;
}

/** The windows of one event: on the line of its name where it has the school's alone. */
const EventRows = ({ group, year, chosen, stop, onChoose }: EventRowsProps) => {
  const [first] = group.lanes;
  const isOneLine = group.lanes.length === 1 && first?.programmeId === null;
  const title = <h3 id={`titre-${group.flag}`}>{group.name}</h3>;
  return (
    <section aria-labelledby={`titre-${group.flag}`}>
      {!isOneLine && title}
      {group.lanes.map((lane) => (
        <div key={lane.key} className="lane">
          {isOneLine ? title : <span title={lane.who}>{lane.who}</span>}
          <div className="track">
            <PeriodBar
              {...{ lane, year, onChoose }}
              name={group.name}
              isChosen={lane.key === chosen}
              isStop={lane.key === stop}
            />
          </div>
        </div>
      ))}
    </section>
  );
};

const Legend = ({ hasEndless, now }: { hasEndless: boolean; now: string }) => (
  <p className="legend" aria-hidden="true">
    <i data-state="open" /> {texts.legend.open}
    <i data-state="ahead" /> {texts.legend.ahead}
    <i data-state="over" /> {texts.legend.over}
    {hasEndless && (
      <>
        <i data-state="open" data-endless="">
          <Icon name="arrow-right" size="xs" />
        </i>{' '}
        {texts.noEnd}
      </>
    )}
    <i data-state="today" /> {texts.today(now)}
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {texts.legend.move} <kbd>{texts.legend.enter}</kbd> {texts.legend.change}
    </span>
  </p>
);

/** Timeline (Gantt-like) of the year's windows, today before them; the table has the same data. */
export const YearTimeline = ({ year, groups, chosen, onChoose }: YearTimelineProps) => {
  const lanes = useMemo(() => groups.flatMap((group) => group.lanes), [groups]);
  const stop = lanes.some(({ key }) => key === chosen) ? chosen : lanes[0]?.key;
  const today = timelinePercent(year.Annee, year.Maintenant);
  const day = dayOf(new Date(year.Maintenant));
  const now = { day, half: Number(day.slice(8)) > 15 ? 'second' : 'first' };
  return (
    <Box css={{ ...LINE, '--d': String(today / 100) }} onKeyDown={moveBetween(lanes)}>
      <div className="year">
        <div className="months" aria-hidden="true">
          <span>{texts.event}</span>
          {monthsOf(year.Annee).map((day) => (
            // The day of today stands in the place of its month.
            <span key={day}>{day.slice(0, 7) === now.day.slice(0, 7) ? '' : monthName(day)}</span>
          ))}
        </div>
        {groups.map((group) => (
          <EventRows key={group.flag} {...{ group, year, chosen, stop, onChoose }} />
        ))}
        <p className="today" data-half={now.half} aria-hidden="true">
          <b>{withOrdinals(texts.day(year.Maintenant))}</b>
        </p>
      </div>
      <Legend hasEndless={lanes.some(isEndless)} now={year.Maintenant} />
    </Box>
  );
};
