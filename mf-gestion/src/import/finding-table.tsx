import { useState } from 'react';
import { useApi } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatNumber } from 'shared-contract/base/format';
import type { ImportFinding, ImportFindings } from 'shared-contract/imports/answers';
import { importFindingSheet, importFindings } from 'shared-contract/imports/endpoints';
import { type FindingKind, IMPORT_LIMITS } from 'shared-contract/imports/imports';
import { AsyncState, Box, Button, Card, Code, Row, Section, SkeletonTable, Span } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { IMPORT_TEXTS } from '../texts/imports';

const texts = IMPORT_TEXTS.findings;

/** A place of its own for each line: two of them may say the same. */
interface FindingRow extends ImportFinding {
  rank: number;
}

/** Values are the file's own: long ones break where they may. */
const VALUE = { overflowWrap: 'anywhere' } as const;

/** Wide enough for every name of the format on one line; another name breaks too. */
const NAME = { ...VALUE, minWidth: '14.25rem' } as const;

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase('fr')}${text.slice(1)}`;

const COLUMNS: Column<FindingRow>[] = [
  { key: 'file', header: texts.columns.file, isRowHeader: true, cell: ({ Fichier }) => Fichier },
  {
    key: 'line',
    header: texts.columns.line,
    align: 'end',
    cell: ({ Ligne }) => (Ligne === null ? texts.whole : formatNumber(Ligne)),
  },
  {
    key: 'column',
    header: texts.columns.column,
    cell: ({ Colonne }) => (Colonne === null ? texts.whole : <Box css={NAME}>{Colonne}</Box>),
  },
  {
    key: 'value',
    header: texts.columns.value,
    cell: ({ Valeur }) =>
      Valeur === null || Valeur === '' ? (
        texts.whole
      ) : (
        <Box css={{ ...VALUE, minWidth: '5rem' }}>
          <Code>{Valeur}</Code>
        </Box>
      ),
  },
  { key: 'why', header: texts.columns.why, cell: ({ Pourquoi }) => sentence(Pourquoi) },
  { key: 'how', header: texts.columns.how, cell: ({ Comment }) => <Box css={VALUE}>{Comment}</Box> },
];

const numbered = ({ Lignes }: ImportFindings): FindingRow[] =>
  Lignes.map((line, rank) => ({ ...line, rank }));

interface PagesProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, last, onPage }: PagesProps) => (
  <Row as="nav" aria-label={texts.pages} gap="3" padding="3" justifyContent="center">
    <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      {texts.previous}
    </Button>
    <Span size="sm" aria-live="polite">
      {texts.page(page, last)}
    </Span>
    <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
      {texts.next}
    </Button>
  </Row>
);

export interface FindingTableProps {
  importId: number;
  nature: FindingKind;
  /** How many there are, told or not. */
  total: number;
}

/** Findings of one kind: position, value, reason, remedy. */
export const FindingTable = ({ importId: ImportID, nature, total }: FindingTableProps) => {
  const [page, setPage] = useState(1);
  const query = useApi(importFindings, { ImportID, nature, page });
  // The page before stays until the next one is there: the focus has somewhere to be.
  const [last, setLast] = useState<ImportFindings>();
  if (query.data && query.data !== last) setLast(query.data);
  const title = texts.titles[nature];
  const sheet = (
    <Button
      variant="ghost"
      size="sm"
      icon="download"
      onClick={() =>
        void downloadFile({
          path: pathOf(importFindingSheet, { ImportID }),
          isMade: true,
          pending: texts.pending,
        })
      }
    >
      {texts.sheet}
    </Button>
  );
  return (
    <Section title={title} aside={sheet}>
      <AsyncState
        query={{ ...query, data: query.data ?? last }}
        errorTitle={texts.error}
        skeleton={<SkeletonTable />}
      >
        {(data) => (
          <>
            <Span display="block" size="sm" tone="muted" marginBottom="2">
              {texts.told(data.Dits, total)}
            </Span>
            <Card overflow="hidden">
              <DataTable
                caption={title}
                columns={COLUMNS}
                rows={numbered(data)}
                rowKey={({ rank }) => rank}
              />
              {data.Dits > IMPORT_LIMITS.page && (
                <Pages page={page} last={Math.ceil(data.Dits / IMPORT_LIMITS.page)} onPage={setPage} />
              )}
            </Card>
          </>
        )}
      </AsyncState>
    </Section>
  );
};
