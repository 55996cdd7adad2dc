import { useState } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import { creditFigures, type UnitResults, unitState } from 'shared-contract/records/records';
import { Box, Card, LiveRegion } from 'shared-ui';
import { FilterChips } from 'shared-ui/controls';
import { FILTERS_TEXTS, UNITS_TEXTS } from '../../texts/units';
import { isBlank } from './activity-rows';
import { chipsOf, type Filter, filtered, nothingIn } from './unit-filters';
import { UnitLegend } from './unit-legend';
import { UnitLine } from './unit-line';
import { UNIT_LIST_STYLES } from './unit-styles';
import { UnitTools } from './unit-tools';

const texts = UNITS_TEXTS;

/** How many units are unfolded from the start. */
const OPEN_AT_MOST = 2;

/** Units whose line keeps something back: no result of their own yet, and a mark in one of their activities. */
const opened = (units: readonly UnitResults[]): UnitResults[] =>
  units
    .filter((unit) => unitState(unit) === 'pending' && unit.activities.some((line) => !isBlank(line)))
    .slice(0, OPEN_AT_MOST);

/** Titles of the columns, from 900 px on; each value says its own name to a screen reader. */
export const ColumnTitles = () => (
  <div data-part="head" aria-hidden="true">
    <span>{texts.columns.unit}</span>
    <span>{texts.columns.terms}</span>
    <span data-part="figure">{texts.columns.credits}</span>
    <span data-part="figure">{texts.columns.mark}</span>
    <span>{texts.columns.state}</span>
    <span />
  </div>
);

export interface UnitListProps {
  units: readonly UnitResults[];
  enrolmentId: string;
  /** The year is over: nothing more is to be taken in it. */
  isOver: boolean;
}

/** A year's units: one line each, those to take again or awaited on demand, the total, and what the signs mean. */
export const UnitList = ({ units, enrolmentId, isOver }: UnitListProps) => {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = filtered(units, filter);
  const open = opened(units);
  const chips = chipsOf(units, isOver);
  return (
    <>
      <UnitTools title={texts.count(units.length)}>
        {chips.length > 1 && (
          <FilterChips legend={FILTERS_TEXTS.legend} chips={chips} value={filter} onChange={setFilter} />
        )}
      </UnitTools>
      <Card css={UNIT_LIST_STYLES}>
        <ColumnTitles />
        {shown.length === 0 && <p data-part="nothing">{nothingIn(filter)}</p>}
        <ul aria-label={texts.list}>
          {shown.map((unit) => (
            <UnitLine
              key={unit.id}
              unit={unit}
              enrolmentId={enrolmentId}
              isOver={isOver}
              isOpen={open.includes(unit)}
            />
          ))}
        </ul>
        <p data-part="total">
          <span>{texts.total}</span>
          <span>{texts.credits(formatNumber(creditFigures(units).enrolled))}</span>
        </p>
      </Card>
      <LiveRegion message={texts.shown(shown.length)} />
      <Box mt="3">
        <UnitLegend units={units} />
      </Box>
    </>
  );
};
