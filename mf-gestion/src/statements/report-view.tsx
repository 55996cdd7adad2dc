import { formatDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import type { StatementReport, Transfer } from 'shared-contract/statements/answers';
import { REPORT_LISTS } from 'shared-contract/statements/statements';
import { Box, Card, Section } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { STATEMENT_TEXTS } from '../texts/statements';

const texts = STATEMENT_TEXTS;

/** The tables of a report stand one under the other: their columns in one line. */
const EQUAL_COLUMNS = { '& table': { tableLayout: { md: 'fixed' } } } as const;

/** Two lines of a statement may say the same. */
interface ReportLine extends Transfer {
  rank: number;
  order: number | null;
  detail: string;
}

const COLUMNS: Column<ReportLine>[] = [
  { key: 'day', header: texts.columns.day, isRowHeader: true, cell: ({ Date: day }) => formatDay(day) },
  {
    key: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ Montant }) => formatCents(Montant),
  },
  {
    key: 'order',
    header: texts.columns.order,
    cell: ({ order }) => (order === null ? texts.none : texts.order(order)),
  },
  { key: 'detail', header: texts.columns.detail, cell: ({ detail }) => detail },
  {
    key: 'communication',
    header: texts.columns.communication,
    cell: ({ Communication }) => (
      <Box css={{ overflowWrap: 'anywhere' }}>{Communication === '' ? texts.none : Communication}</Box>
    ),
  },
];

const toLine = (line: Transfer & { CommandeID?: number }, rank: number): ReportLine => ({
  ...line,
  rank,
  order: line.CommandeID ?? null,
  detail: texts.detailOf(line),
});

/** A report, list by list: what a person has to look at comes first. */
export const ReportView = ({ report }: { report: StatementReport }) =>
  REPORT_LISTS.filter((name) => report[name].length > 0).map((name) => (
    <Section key={name} title={texts.listTitle(name, report[name].length)}>
      <Card overflow="hidden" css={EQUAL_COLUMNS}>
        <DataTable
          caption={texts.lists[name]}
          columns={COLUMNS}
          rows={report[name].map(toLine)}
          rowKey={({ rank }) => rank}
        />
      </Card>
    </Section>
  ));
