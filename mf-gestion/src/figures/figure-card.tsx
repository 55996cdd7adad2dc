import type { ReactNode } from 'react';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatNumber } from 'shared-contract/base/format';
import { figureSheet } from 'shared-contract/gestion/endpoints';
import type { Figures, FigureTable } from 'shared-contract/gestion/figures';
import { Button, Card, CardBody, CardHeader, Text } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { FIGURE_TEXTS } from '../texts/figures';
import { Bars } from './bars';
import { type FigureLine, linesOf, totalsOf } from './figure-lines';

const texts = FIGURE_TEXTS;

/** Rows on screen; the spreadsheet has all. */
const SHOWN = 12;

const columnsOf = (table: FigureTable): Column<FigureLine>[] => {
  const { label, columns } = texts.tables[table];
  return [
    { key: 'label', header: label, isRowHeader: true, cell: (line) => line.label },
    ...Object.entries(columns).map(
      ([key, header]): Column<FigureLine> => ({
        key,
        header,
        align: 'end',
        cell: ({ numbers }) => formatNumber(numbers[key] ?? 0),
      }),
    ),
  ];
};

const Totals = ({ lines, table }: { lines: FigureLine[]; table: FigureTable }) => {
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
        <div>
          <Bars lines={lines} isShare={isShare} />
          <DataTable
            caption={title}
            columns={columnsOf(table)}
            rows={lines.slice(0, SHOWN)}
            rowKey={({ key }) => key}
            footer={<Totals lines={lines} table={table} />}
          />
          {lines.length > SHOWN && (
            <CardBody>
              <Text tone="muted">{texts.more(SHOWN, lines.length)}</Text>
            </CardBody>
          )}
        </div>
      )}
      {children}
    </Card>
  );
};
