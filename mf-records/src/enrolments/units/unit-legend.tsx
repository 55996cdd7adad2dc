import { linesOf, type UnitResults, unitState, wordMeanings } from 'shared-contract/records/records';
import { Box, FlagMark, StatusBadge } from 'shared-ui';
import { MEANINGS_TEXTS, STATES_TEXTS, UNITS_TEXTS } from '../../texts/units';
import { rowsOf } from './activity-rows';
import { flagsOf } from './result-flags';
import { stateLook } from './unit-states';

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem 1rem',
  fontSize: 'xs',
  color: 'muted',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1' },
} as const;

const EXPLAINED = ['exempted', 'transferred'] as const;

/** What the signs of the page mean: those alone that stand in it. */
export const UnitLegend = ({ units }: { units: readonly UnitResults[] }) => {
  const states = EXPLAINED.filter((state) => units.some((unit) => unitState(unit) === state));
  const flags = units.flatMap((unit) => rowsOf(unit).flatMap((line) => flagsOf(line, unit.own)));
  const words = wordMeanings(linesOf(units));
  const signs = [...new Set(flags)];
  if (states.length + signs.length + words.length === 0) return null;
  return (
    <Box as="ul" aria-label={UNITS_TEXTS.legend} css={LOOK}>
      {states.map((state) => (
        <li key={state}>
          <StatusBadge bare {...stateLook(state, false)}>
            {STATES_TEXTS[state]}
          </StatusBadge>
          <span>{`:\u00a0${MEANINGS_TEXTS[state]}`}</span>
        </li>
      ))}
      {signs.map((sign) => (
        <li key={sign.label}>
          <span aria-hidden="true">
            <FlagMark {...sign} />
          </span>
          {sign.label}
        </li>
      ))}
      {words.map(([word, meaning]) => (
        <li key={word}>
          <strong>{word}</strong>
          <span>{`:\u00a0${meaning}`}</span>
        </li>
      ))}
    </Box>
  );
};
