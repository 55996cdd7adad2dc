import { Button, StatusBadge, Text, type Tone } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { PERIOD_TEXTS } from '../texts/periods';
import type { Group, Lane, LaneState } from './period-rows';

const texts = PERIOD_TEXTS;

const TONES: Readonly<Record<LaneState, Tone>> = {
  open: 'ok',
  ahead: 'info',
  over: 'neutral',
  absent: 'neutral',
};

type Row = Lane & { name: string };

const columnsOf = (onChoose: (lane: Lane) => void): Column<Row>[] => [
  { key: 'event', header: texts.event, isRowHeader: true, cell: ({ name }) => name },
  { key: 'who', header: texts.section, cell: ({ who }) => who },
  { key: 'opens', header: texts.opens, cell: ({ window }) => texts.opening(window) },
  { key: 'closes', header: texts.closes, cell: ({ window }) => texts.closing(window) },
  {
    key: 'state',
    header: texts.state,
    cell: ({ state }) => <StatusBadge tone={TONES[state]}>{texts.states[state]}</StatusBadge>,
  },
  {
    key: 'act',
    header: '',
    label: texts.actions,
    phone: 'action',
    cell: (row) =>
      row.isMine ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.changeOf(row.name, row.who)}
          onClick={() => onChoose(row)}
        >
          {texts.change}
        </Button>
      ) : (
        <Text tone="muted">{texts.readOnly}</Text>
      ),
  },
];

/** The timeline's windows as a table. */
export const PeriodTable = ({ groups, onChoose }: { groups: Group[]; onChoose: (lane: Lane) => void }) => (
  <DataTable
    caption={texts.table}
    columns={columnsOf(onChoose)}
    rows={groups.flatMap(({ name, lanes }) => lanes.map((lane) => ({ ...lane, name })))}
    rowKey={({ key }) => key}
  />
);
