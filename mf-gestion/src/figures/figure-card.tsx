import type { ReactNode } from 'react';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatNumber } from 'shared-contract/base/format';
import { figureSheet } from 'shared-contract/gestion/endpoints';
import type { Figures, FigureTable } from 'shared-contract/gestion/figures';
import { Box, Button, Card, CardBody, CardHeader, Text } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { TitledText } from 'shared-ui/titled-text';
import { FIGURE_TEXTS } from '../texts/figures';
import { type FigureLine, linesOf, mainOf, totalsOf } from './figure-lines';

const texts = FIGURE_TEXTS;

/** Rows on screen; the spreadsheet has all. */
const SHOWN = 8;

/** Narrow columns: two tables stand side by side. */
const TABLE = {
  '& table': { fontSize: '0.875rem' },
  '& table th, & table td': { paddingInline: '0.625rem' },
} as const;

const BAR = {
  display: 'block',
  maxWidth: '14rem',
  height: '0.375rem',
  marginTop: '0.375rem',
  borderRadius: '0.25rem',
  background: 'linear-gradient(var(--gauge-fill) 0 0) no-repeat 0 / var(--p) 100% var(--gauge)',
  _highContrast: { border: '1px solid CanvasText' },
} as const;

/** What a line is of; under it, as a length, the number that the table is read for. */
const Named = ({ line: { label, english, bar } }: { line: FigureLine }) => (
  <>
    <TitledText text={label} english={english} />
    <Box as="i" aria-hidden="true" css={{ ...BAR, '--p': `${Math.round(bar * 100)}%` }} />
  </>
);

const columnsOf = (table: FigureTable, isShare: boolean): Column<FigureLine>[] => {
  const { label, columns } = texts.tables[table];
  const names = Object.entries(columns);
  const drawn = isShare ? null : mainOf(table);
  const numbers = names.map(
    ([key, header]): Column<FigureLine> => ({
      key,
      header,
      align: 'end',
      cell: ({ numbers: { [key]: number = 0 } }) =>
        key === drawn ? <b>{formatNumber(number)}</b> : formatNumber(number),
    }),
  );
  const shares: Column<FigureLine>[] = isShare
    ? [{ key: 'part', header: texts.share, align: 'end', cell: ({ said }) => <b>{texts.percent(said)}</b> }]
    : [];
  return [
    { key: 'label', header: label, isRowHeader: true, cell: (line) => <Named line={line} /> },
    ...numbers,
    ...shares,
  ];
};

interface TotalsProps {
  lines: FigureLine[];
  table: FigureTable;
  isShare: boolean;
}

const Totals = ({ lines, table, isShare }: TotalsProps) => {
  const names: Readonly<Record<string, string>> = texts.tables[table].columns;
  return (
    <tr {...TABLE_ROLE.row}>
      <th scope="row" {...TABLE_ROLE.rowHeader}>
        {texts.total}
      </th>
      {Object.entries(totalsOf(lines, table)).map(([key, value]) => (
        <td key={key} {...TABLE_ROLE.cell} data-align="end" data-label={names[key]}>
          {formatNumber(value)}
        </td>
      ))}
      {isShare && <td {...TABLE_ROLE.cell} />}
    </tr>
  );
};

const Sheet = ({ table }: { table: FigureTable }) => {
  const path = pathOf(figureSheet, { tableau: table });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon="download"
      aria-label={texts.sheetOf(texts.tables[table].title)}
      onClick={() => void downloadFile({ path, isMade: true, pending: texts.pending })}
    >
      {texts.sheet}
    </Button>
  );
};

export interface FigureCardProps {
  figures: Figures;
  table: FigureTable;
  /** Under the table. */
  children?: ReactNode;
}

/** Table of numbers with chart and spreadsheet download. */
export const FigureCard = ({ figures, table, children }: FigureCardProps) => {
  const { lines, isShare } = linesOf(figures, table);
  const { title } = texts.tables[table];
  return (
    <Card as="section" aria-label={title} overflow="hidden">
      <CardHeader title={title} aside={lines.length > 0 && <Sheet table={table} />} />
      {lines.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.none}</Text>
        </CardBody>
      ) : (
        <Box css={TABLE}>
          <DataTable
            caption={title}
            columns={columnsOf(table, isShare)}
            rows={lines.slice(0, SHOWN)}
            rowKey={({ key }) => key}
            footer={<Totals {...{ lines, table, isShare }} />}
          />
          {lines.length > SHOWN && (
            <CardBody>
              <Text tone="muted">{texts.more(SHOWN, lines.length)}</Text>
            </CardBody>
          )}
        </Box>
      )}
      {children}
    </Card>
  );
};
