import { formatNumber } from 'shared-contract/base/format';
import { RESULT_LABELS } from 'shared-contract/quoted';
import {
  creditFigures,
  flaggedField,
  isFailing,
  linesOf,
  MARKS,
  markIn,
  type ResultLine,
  type UnitResults,
  unitLoad,
  unitState,
  wordMeanings,
} from 'shared-contract/records/records';
import { Box, Legend, PrintOnly, VisuallyHidden } from 'shared-ui';
import { PAPER_TEXTS, UNITS_TEXTS } from '../../texts/units';
import { keyOf, markText } from './activity-rows';
import { FlagMarks } from './flag-marks';
import { PAPER_STYLES } from './paper-styles';
import { flagsAmong, flagsOf } from './result-flags';
import { stateName, termsOf } from './unit-states';

const texts = UNITS_TEXTS;

const Marks = ({ line, own }: { line: ResultLine; own: ResultLine | null }) =>
  MARKS.map((source) => {
    const { field } = source;
    const mark = markIn(line, source);
    return (
      <td key={field} data-end="" data-failing={mark !== null && isFailing(mark) ? '' : undefined}>
        {flaggedField(line) === field && <FlagMarks flags={flagsOf(line, own)} />}
        {mark !== null && markText(mark)}
      </td>
    );
  });

const NoMarks = () => MARKS.map(({ field }) => <td key={field} />);

const UnitRows = ({ unit, isOver }: { unit: UnitResults; isOver: boolean }) => {
  const load = unitLoad(unit);
  return (
    <tbody>
      <tr data-own="">
        <th scope="row" lang={unit.lang}>
          {unit.label}
        </th>
        <td>{unit.code}</td>
        <td>{termsOf(load)}</td>
        <td data-end="">{load.credits !== null && formatNumber(load.credits)}</td>
        {unit.own ? <Marks line={unit.own} own={unit.own} /> : <NoMarks />}
        <td>{stateName(unitState(unit), isOver)}</td>
      </tr>
      {unit.activities.map((line) => (
        <tr key={keyOf(line)}>
          <th scope="row">{[line.ActiviteApprentissageLibelle, groupOf(line)].filter(Boolean).join(', ')}</th>
          <td>{line.ActiviteApprentissageCode}</td>
          <td />
          <td />
          <Marks line={line} own={unit.own} />
          <td />
        </tr>
      ))}
    </tbody>
  );
};

const groupOf = ({ GroupeActiviteApprentissageCode: code }: ResultLine): string | null =>
  code === null ? null : texts.group(code);

const Head = () => (
  <thead>
    <tr>
      <th scope="col">{PAPER_TEXTS.unit}</th>
      <th scope="col">{PAPER_TEXTS.code}</th>
      <th scope="col">{texts.columns.terms}</th>
      <th scope="col" data-end="">
        {RESULT_LABELS.credits}
      </th>
      {MARKS.map(({ field, session }) => (
        <th key={field} scope="col" data-end="">
          {RESULT_LABELS[session]}
        </th>
      ))}
      <th scope="col">{texts.columns.state}</th>
    </tr>
  </thead>
);

export interface PaperTableProps {
  units: readonly UnitResults[];
  isOver: boolean;
}

/** On paper alone: every unit, every activity and every session in one table. */
export const PaperTable = ({ units, isOver }: PaperTableProps) => {
  const flags = flagsAmong(linesOf(units));
  const words = wordMeanings(linesOf(units));
  return (
    <PrintOnly>
      <Box mt="3">
        <Legend items={flags} />
        {words.length > 0 && <p>{words.map((pair) => pair.join('\u00a0: ')).join('\u202f; ')}</p>}
      </Box>
      <Box as="table" css={PAPER_STYLES}>
        <VisuallyHidden as="caption">{PAPER_TEXTS.caption}</VisuallyHidden>
        <Head />
        {units.map((unit) => (
          <UnitRows key={unit.id} unit={unit} isOver={isOver} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {texts.total}
            </th>
            <td data-end="">{formatNumber(creditFigures(units).enrolled)}</td>
            <td colSpan={MARKS.length + 1} />
          </tr>
        </tfoot>
      </Box>
    </PrintOnly>
  );
};
