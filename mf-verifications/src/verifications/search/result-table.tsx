import { type RefObject, useEffect } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { Box, Button, Card, Section, Text, VisuallyHidden } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { TEXTS } from '../../texts';
import { Key } from './key';
import { moveBetweenRows, rowDescription, rowIds } from './row-keys';

const texts = TEXTS.results;

const columnsFor = (onOpen: (row: VerificationRow) => void): Column<VerificationRow>[] => [
  {
    key: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: (row) => <span id={rowIds(row.InscriptionID).name}>{row.Etudiant}</span>,
  },
  {
    key: 'number',
    header: texts.number,
    cell: (row) => <span id={rowIds(row.InscriptionID).number}>{row.EtudiantMatricule}</span>,
  },
  { key: 'level', header: texts.level, cell: ({ NiveauCoursLibelle }) => NiveauCoursLibelle },
  {
    key: 'action',
    header: '',
    label: texts.action,
    align: 'end',
    phone: 'open',
    cell: (row) => (
      <Button
        variant="tonal"
        size="sm"
        iconEnd="chevron-right"
        iconOnPhone
        aria-describedby={rowDescription(row.InscriptionID)}
        onClick={() => onOpen(row)}
      >
        {texts.view}
      </Button>
    ),
  },
];

const Keys = () => (
  <Box display={{ base: 'none', md: 'block' }}>
    <Key>↑</Key> <Key>↓</Key>
    <VisuallyHidden>{texts.keys.arrows}</VisuallyHidden>
    {texts.keys.move}
    <Key>{TEXTS.search.enter}</Key>
    <VisuallyHidden>{TEXTS.search.enter}</VisuallyHidden>
    {texts.keys.open}
  </Box>
);

export interface ResultTableProps {
  rows: VerificationRow[];
  total: number;
  table: RefObject<HTMLDivElement | null>;
  /** The table is there: the first row may take the focus. */
  onShown: () => void;
  onOpen: (row: VerificationRow) => void;
  /** Back to the search box. */
  onLeave: () => void;
}

/** Several students were found: who, and the way into each file, by mouse or by arrows (S2 §2). */
export const ResultTable = ({ rows, total, table, onShown, onOpen, onLeave }: ResultTableProps) => {
  const isCapped = total > rows.length;
  useEffect(onShown, [onShown]);
  return (
    <Section title={isCapped ? texts.capped(formatNumber(total)) : texts.title(total)} aside={<Keys />}>
      {isCapped && (
        <Text tone="muted" mb="3">
          {texts.refine}
        </Text>
      )}
      <Card ref={table} onKeyDown={(event) => moveBetweenRows(event, onLeave)}>
        <DataTable
          caption={texts.caption}
          columns={columnsFor(onOpen)}
          rows={rows}
          rowKey={({ InscriptionID }) => InscriptionID}
          layout="list"
        />
      </Card>
    </Section>
  );
};
