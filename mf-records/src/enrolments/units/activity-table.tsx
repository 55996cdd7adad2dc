import { RESULT_LABELS } from 'shared-contract/quoted';
import {
  flaggedField,
  isFailing,
  type MARKS,
  markIn,
  type ResultLine,
  type UnitResults,
} from 'shared-contract/records/records';
import { Box, Code, Span, VisuallyHidden } from 'shared-ui';
import { TABLE_ROLE } from 'shared-ui/table';
import { Said } from '../../shared/said';
import { UNITS_TEXTS } from '../../texts/units';
import { isBlank, keyOf, markText, rowsOf, sessionsOf } from './activity-rows';
import { ACTIVITY_TABLE_STYLES } from './activity-styles';
import { FlagMarks } from './flag-marks';
import { flagsOf } from './result-flags';

const texts = UNITS_TEXTS;

type Session = (typeof MARKS)[number];

/** Label, code and group of a learning activity. */
export const Activity = ({ line }: { line: ResultLine }) => (
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

interface MarkCellProps {
  line: ResultLine;
  own: ResultLine | null;
  session: Session;
  /** Place in time, for the phone's order. */
  rank: number;
  /** The column in which a line without any mark says that it waits. */
  isLast: boolean;
}

const MarkCell = ({ line, own, session, rank, isLast }: MarkCellProps) => {
  const mark = markIn(line, session);
  const waits = isLast && isBlank(line);
  const flags = flaggedField(line) === session.field ? flagsOf(line, own) : [];
  const isEmpty = mark === null && !waits && flags.length === 0;
  return (
    <td
      {...TABLE_ROLE.cell}
      data-end=""
      data-label={RESULT_LABELS[session.session]}
      data-blank={isEmpty ? '' : undefined}
      data-waits={waits ? '' : undefined}
      data-failing={mark !== null && isFailing(mark) ? '' : undefined}
      data-rank={rank}
    >
      <FlagMarks flags={flags} />
      {mark !== null && markText(mark)}
      {waits && texts.notYet}
      {isEmpty && <VisuallyHidden>{texts.none}</VisuallyHidden>}
    </td>
  );
};

/** Activities of a unit, with a column for each session that holds something. */
export const ActivityTable = ({ unit }: { unit: UnitResults }) => {
  const rows = rowsOf(unit);
  const sessions = sessionsOf(rows);
  return (
    <Box
      as="table"
      {...TABLE_ROLE.table}
      css={ACTIVITY_TABLE_STYLES}
      data-many={sessions.length > 2 ? '' : undefined}
    >
      <VisuallyHidden as="caption">{texts.caption(unit.label)}</VisuallyHidden>
      <thead {...TABLE_ROLE.rowGroup}>
        <tr {...TABLE_ROLE.row}>
          <th scope="col" {...TABLE_ROLE.columnHeader}>
            {texts.activity}
          </th>
          {sessions.map(({ field, session }) => (
            <th key={field} scope="col" {...TABLE_ROLE.columnHeader} data-end="">
              <Said shown={RESULT_LABELS[session]} words={texts.sessionWords[session]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLE.rowGroup}>
        {rows.map((line) => (
          <tr key={keyOf(line)} {...TABLE_ROLE.row}>
            <th scope="row" {...TABLE_ROLE.rowHeader}>
              <Activity line={line} />
            </th>
            {sessions.map((session, rank) => (
              <MarkCell
                key={session.field}
                line={line}
                own={unit.own}
                session={session}
                rank={rank}
                isLast={rank === sessions.length - 1}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
