import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { CatalogueEntryName, CatalogueHead, CatalogueRow } from 'shared-contract/catalogues/catalogues';
import { AsyncState, Box, SkeletonLines } from 'shared-ui';
import { CATALOGUE_TEXTS } from '../texts/catalogues';
import type { EntryFormProps } from './editor/entry-forms';
import { EntryPanel } from './editor/entry-panel';
import type { EntryLine } from './list/entry-lines';
import { EntryList } from './list/entry-list';
import { EntrySearch } from './list/entry-search';
import { useCatalogue } from './use-catalogue';

const texts = CATALOGUE_TEXTS;

/** Two columns where there is room; otherwise the opened entry replaces the list. */
const PARTS = {
  containerType: 'inline-size',
  '& > div': { display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div[data-open] > .list': { display: 'none' },
  '@container (min-width: 54rem)': {
    '& > div[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 28rem)' },
    '& > div[data-open] > .list': { display: 'block' },
    '& .back': { display: 'none' },
    '& > div > .panel': {
      position: 'sticky',
      top: '1rem',
      maxHeight: 'calc(100vh - 2rem)',
      overflowY: 'auto',
    },
  },
} as const;

export interface CatalogueViewProps<Row extends CatalogueRow> {
  genre: CatalogueEntryName;
  query: ApiQuery<CatalogueHead & { Lignes: Row[] }>;
  lineOf: (row: Row) => EntryLine;
  box: RefObject<HTMLInputElement | null>;
  mayLeave: () => Promise<boolean>;
  onDirty: (isDirty: boolean) => void;
  /** What Escape does now. */
  onEscape: RefObject<(() => void) | null>;
  form: (props: EntryFormProps<Row>) => ReactNode;
}

const NO_LINES: EntryLine[] = [];

/** One catalogue: list and opened entry. */
export const CatalogueView = <Row extends CatalogueRow>(props: CatalogueViewProps<Row>) => {
  const { genre, query, lineOf, box, mayLeave, onDirty, onEscape, form } = props;
  const { data } = query;
  const all = useMemo(() => data?.Lignes.map(lineOf) ?? NO_LINES, [data, lineOf]);
  const { lines, line, filters, filter, open, leave } = useCatalogue(all, mayLeave);
  const row = line && data?.Lignes.find(({ ID }) => ID === line.id);
  const onRead = () => query.mutate();
  const onLeave = () => void leave();
  useEffect(() => {
    onEscape.current = line ? onLeave : null;
    return () => {
      onEscape.current = null;
    };
  });
  return (
    <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={10} />}>
      {({ Sections }) => (
        <>
          <EntrySearch
            box={box}
            tight={texts.tight[genre]}
            sections={Sections}
            value={filters}
            onChange={filter}
          />
          <Box css={PARTS} data-keys="">
            <div data-open={line ? '' : undefined}>
              <div className="list">
                <EntryList
                  lines={lines}
                  opened={line?.id ?? null}
                  none={texts.none[genre]}
                  onOpen={(id) => void open(id)}
                />
              </div>
              {line && row && (
                <div className="panel">
                  <EntryPanel key={line.id} {...{ genre, line, onRead, onLeave }}>
                    {form({ row, onRead, onLeave, onDirty })}
                  </EntryPanel>
                </div>
              )}
            </div>
          </Box>
        </>
      )}
    </AsyncState>
  );
};
