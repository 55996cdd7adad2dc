import { formatMark } from 'shared-contract/base/format';
import { LABELS } from 'shared-contract/base/texts';
import {
  flaggedField,
  isFailing,
  latestMark,
  MARKS,
  type MarkField,
  type ResultLine,
  type UnitResults,
} from 'shared-contract/records/records';
import { Box, Code, FlagMark, Span, VisuallyHidden } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { TEXTS } from '../texts';
import { flagsOf } from './result-flags';

const texts = TEXTS.units;

const Activity = ({ line }: { line: ResultLine }) => (
  <>
    {line.ActiviteApprentissageLibelle ?? texts.whole}{' '}
    {line.ActiviteApprentissageCode && <Code>{line.ActiviteApprentissageCode}</Code>}
    {line.GroupeActiviteApprentissageCode && (
      <Span size="xs" tone="muted">
        {' '}
        {texts.group(line.GroupeActiviteApprentissageCode)}
      </Span>
    )}
  </>
);

const NoMark = () => (
  <Span tone="muted">
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{texts.none}</VisuallyHidden>
  </Span>
);

/** A figure with its flags before it, so that the commas stand under one another; under it on a phone. */
const Mark = ({ line, field }: { line: ResultLine; field: MarkField }) => {
  const mark = line[field];
  const flags = flaggedField(line) === field ? flagsOf(line) : [];
  if (mark === null && flags.length === 0) return <NoMark />;
  const isLatest = latestMark(line) === field;
  return (
    <Box
      display="inline-flex"
      flexDirection={{ base: 'column-reverse', sm: 'row', _print: 'row' }}
      alignItems={{ base: 'flex-start', sm: 'center', _print: 'center' }}
      gap={{ base: '0.125rem', sm: '0.3125rem' }}
    >
      {flags.length > 0 && (
        <Box display="inline-flex" gap="0.1875rem">
          {flags.map((flag) => (
            <FlagMark key={flag.label} {...flag} />
          ))}
        </Box>
      )}
      {mark !== null && (
        <Span
          numeric
          tone={isFailing(mark) ? 'danger' : 'normal'}
          fontWeight={isLatest || isFailing(mark) ? 'semibold' : 'regular'}
        >
          {formatMark(mark)}
        </Span>
      )}
    </Box>
  );
};

const columns: readonly Column<ResultLine>[] = [
  {
    key: 'activity',
    header: texts.activity,
    isRowHeader: true,
    cell: (line) => <Activity line={line} />,
  },
  ...MARKS.map(
    ({ field, session }): Column<ResultLine> => ({
      key: session,
      header: LABELS[session],
      align: 'end',
      cell: (line) => <Mark line={line} field={field} />,
    }),
  ),
];

/** The unit's own line joins its activities when it tells more than the card's head: several marks, or no activity. */
const rowsOf = ({ own, activities }: UnitResults): ResultLine[] => {
  if (!own) return activities;
  const count = MARKS.filter(({ field }) => own[field] !== null).length;
  return count > 1 || activities.length === 0 ? [...activities, own] : activities;
};

/** Activities of a unit with their marks: Partiel, S1, S2, S3. */
export const ResultTable = ({ unit }: { unit: UnitResults }) => (
  <DataTable
    caption={texts.caption(unit.label)}
    columns={columns}
    rows={rowsOf(unit)}
    rowKey={(line) => line.ActiviteApprentissageCode ?? unit.code}
    layout="four-columns"
  />
);
