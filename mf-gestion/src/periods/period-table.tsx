import { Box, Button, StatusBadge, type Tone, withOrdinals } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { PERIOD_TEXTS } from '../texts/periods';
import { type Group, type Lane, type LaneState, rowId } from './period-rows';

const texts = PERIOD_TEXTS;

const TONES: Readonly<Record<LaneState, Tone>> = {
  open: 'ok',
  ahead: 'info',
  over: 'neutral',
  absent: 'neutral',
};

type Row = Lane & { name: string };

const columnsOf = (onChoose: (lane: Lane) => void): Column<Row>[] => [
  {
    key: 'event',
    header: texts.event,
    isRowHeader: true,
    cell: ({ name, who }) => (
      <>
        {name}
        <small>{who}</small>
      </>
    ),
  },
  {
    key: 'dates',
    header: texts.dates,
    cell: ({ window }) => (
      <>
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          {withOrdinals(texts.datesOf(window))}
        </Box>
        <Box as="span" display={{ sm: 'none' }}>
          {withOrdinals(texts.short(window))}
        </Box>
      </>
    ),
  },
  {
    key: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge tone={TONES[state]}>{texts.badges[state]}</StatusBadge>,
  },
  {
    key: 'act',
    header: '',
    label: texts.actions,
    align: 'end',
    phone: 'open',
    cell: (row) => (
      <Button
        id={rowId(row.key)}
        variant="ghost"
        size="sm"
        iconEnd="chevron-right"
        iconOnPhone
        aria-label={(row.isMine ? texts.changeOf : texts.lookAt)(row.name, row.who)}
        onClick={() => onChoose(row)}
      >
        {row.isMine ? texts.change : texts.look}
      </Button>
    ),
  },
];

/** The timeline's windows as a table; on a phone a list whose rows open. */
export const PeriodTable = ({ groups, onChoose }: { groups: Group[]; onChoose: (lane: Lane) => void }) => (
  <DataTable
    caption={texts.table}
    columns={columnsOf(onChoose)}
    rows={groups.flatMap(({ name, lanes }) => lanes.map((lane) => ({ ...lane, name })))}
    rowKey={({ key }) => key}
    layout="list"
  />
);
