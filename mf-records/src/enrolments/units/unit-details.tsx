import { type UnitResults, unitMark } from 'shared-contract/records/records';
import { Box, TextLink, VisuallyHidden } from 'shared-ui';
import { sheetPath } from '../../paths';
import { UNITS_TEXTS } from '../../texts/units';
import { isBlank, keyOf, rowsOf } from './activity-rows';
import { DETAILS_STYLES } from './activity-styles';
import { Activity, ActivityTable } from './activity-table';
import { flagsOf } from './result-flags';

const texts = UNITS_TEXTS;

/** What the unit's own line says besides its mark, in words: « Résultat transféré, résultat final ». */
const standingOf = ({ own }: UnitResults): string | null => {
  const labels = own ? flagsOf(own, own).map(({ label }) => label) : [];
  const [first, ...others] = labels;
  return first === undefined ? null : [first, ...others.map((label) => label.toLowerCase())].join(', ');
};

const Unmarked = ({ unit }: { unit: UnitResults }) => (
  <ul>
    {unit.activities.map((line) => (
      <li key={keyOf(line)}>
        <Activity line={line} />
      </li>
    ))}
  </ul>
);

/** Activities of a unit, what is said of it as a whole, and the way to its sheet. */
export const UnitDetails = ({ unit, enrolmentId }: { unit: UnitResults; enrolmentId: string }) => {
  const hasMarks = rowsOf(unit).some((line) => !isBlank(line));
  const standing = standingOf(unit) ?? (unitMark(unit) || hasMarks ? null : texts.noResult);
  return (
    <Box css={DETAILS_STYLES}>
      {hasMarks ? <ActivityTable unit={unit} /> : unit.activities.length > 0 && <Unmarked unit={unit} />}
      <p>
        {standing !== null && <span>{standing}</span>}
        <TextLink to={sheetPath(unit.id, enrolmentId)}>
          {texts.sheet}
          <VisuallyHidden>
            {' '}
            <span lang={unit.lang}>{unit.label}</span>
          </VisuallyHidden>
        </TextLink>
      </p>
    </Box>
  );
};
