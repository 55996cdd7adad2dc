import { useCallback } from 'react';
import type { Counted } from 'shared-auth';
import type { SearchField, VerificationRow } from 'shared-contract/verifications/verifications';
import { AsyncState, Box, EmptyState, LiveRegion, PageHead } from 'shared-ui';
import { TEXTS } from '../texts';
import { StudentFile } from './file/student-file';
import { LinesSkeleton } from './lines-skeleton';
import { ResultTable } from './search/result-table';
import { SearchBar } from './search/search-bar';
import { useFocus } from './search/use-focus';
import { useHandedSearch } from './search/use-handed-search';
import { useOpened } from './search/use-opened';
import { useSearch } from './search/use-search';

const texts = TEXTS.results;

const sayFound = (found: Counted<VerificationRow[]> | undefined): string => {
  if (!found) return '';
  if (found.rows.length === 0) return texts.none;
  return found.rows.length === 1
    ? TEXTS.file.opened(found.rows[0]?.Etudiant ?? '')
    : texts.title(found.total);
};

const Nothing = () => (
  <EmptyState title={texts.none} icon="search">
    {texts.noneText}
  </EmptyState>
);

/** /verifications: search, pick, read (S2 §2, §4); nothing of it is in the address. */
export default function VerificationsPage() {
  const search = useSearch();
  const { data } = search.query;
  const { opened, open, close } = useOpened(data?.rows, search.asked?.run);
  const focus = useFocus();
  const asked = search.asked?.text;
  const onShown = useCallback(() => {
    if (focus.isWaiting(asked)) focus.toRows();
  }, [focus, asked]);
  const onOpen = (row: VerificationRow) => {
    focus.remember(row.InscriptionID);
    open(row);
  };
  const { submit, clear } = search;
  const onSubmit = (text: string, by: SearchField) => {
    if (submit(text, by)) focus.remember(null);
  };
  const handed = useHandedSearch(submit);
  return (
    <>
      <PageHead title={TEXTS.title} lead={search.asked ? undefined : TEXTS.lead} />
      <SearchBar
        key={handed}
        {...{ onSubmit, box: focus.box, initial: handed }}
        onClear={clear}
        onDown={focus.toRows}
      />
      <LiveRegion message={sayFound(data)} />
      {search.asked && (
        <Box mt="6">
          <AsyncState
            query={search.query}
            errorTitle={texts.error}
            skeleton={<LinesSkeleton rows={6} height={{ base: '4rem', sm: '3.75rem' }} />}
            isEmpty={({ rows }) => rows.length === 0}
            empty={<Nothing />}
          >
            {({ rows, total }) =>
              opened ? (
                <StudentFile
                  key={opened.InscriptionID}
                  row={opened}
                  onBack={close}
                  takesFocus={focus.isWaiting(asked)}
                  onLeave={close ?? focus.toBox}
                />
              ) : (
                <ResultTable
                  {...{ rows, total, onOpen, onShown }}
                  table={focus.table}
                  onLeave={focus.toBox}
                />
              )
            }
          </AsyncState>
        </Box>
      )}
    </>
  );
}
