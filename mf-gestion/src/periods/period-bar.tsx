import type { Periods } from 'shared-contract/gestion/periods';
import { Box, Icon, withOrdinals } from 'shared-ui';
import { PERIOD_TEXTS } from '../texts/periods';
import { isEndless, type Lane, labelPlacement, timelineSpan } from './period-rows';

const texts = PERIOD_TEXTS;

const ICONS = { open: 'circle-check', ahead: 'calendar-days', over: 'lock', absent: 'lock' } as const;

/** Each date at its own end of the bar; the bar's name says both. */
const Ends = ({ opens, closes }: { opens: string; closes: string }) => (
  <>
    <span aria-hidden="true">{withOrdinals(opens)}</span>
    <span aria-hidden="true" className="end">
      {withOrdinals(closes)}
    </span>
  </>
);

export interface PeriodBarProps {
  lane: Lane;
  /** The event. */
  name: string;
  year: Periods;
  isChosen: boolean;
  /** The one that Tab reaches. */
  isStop: boolean;
  onChoose: (lane: Lane) => void;
}

/** A window on the timeline; without an end it extends past the edge. */
export const PeriodBar = ({ lane, name, year, isChosen, isStop, onChoose }: PeriodBarProps) => {
  const span = lane.window && timelineSpan(year.Annee, lane.window);
  const place = span ? { '--a': `${span.left}%`, '--w': `${span.width}%` } : { '--a': '0%', '--w': '100%' };
  const words = texts.said(lane.window, year.Maintenant);
  const seen = texts.short(lane.window);
  const where = labelPlacement(span, seen);
  // What is seen is part of the name, for who speaks to the page.
  const said = words.includes(seen) ? [words] : [words, seen];
  return (
    <Box css={place}>
      <button
        type="button"
        id={lane.key}
        data-state={span ? lane.state : 'absent'}
        data-endless={isEndless(lane) ? '' : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen}
        aria-label={[name, lane.who, texts.states[lane.state], ...said].join(', ')}
        title={words}
        onClick={() => onChoose(lane)}
      >
        <Icon name={ICONS[lane.state]} size="xs" />
        {where === 'in' && <Ends {...texts.ends(lane.window)} />}
        {isEndless(lane) && <Icon name="arrow-right" size="xs" />}
      </button>
      {where !== 'in' && (
        <span className={where} aria-hidden="true">
          {withOrdinals(seen)}
        </span>
      )}
    </Box>
  );
};
