import { useApi } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { CatalogueEntryName } from 'shared-contract/catalogues/catalogues';
import { entryHistory, undoEntry } from 'shared-contract/catalogues/endpoints';
import { AsyncState, Box, Button, Section, SkeletonLines, Text } from 'shared-ui';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';
import { INVALIDATED_ENDPOINTS } from './invalidated-endpoints';

const texts = CATALOGUE_TEXTS.history;

const LIST = {
  display: 'grid',
  gap: '3',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;

export interface EntryHistoryProps {
  genre: CatalogueEntryName;
  id: number;
  isMine: boolean;
  onRead: () => Promise<unknown>;
  onUndone: () => void;
}

/** Change history of an entry; the last change can be undone. */
export const EntryHistory = ({ genre, id, isMine, onRead, onUndone }: EntryHistoryProps) => {
  const query = useApi(entryHistory, { genre, id });
  const { undone, undoFailure } = CATALOGUE_TEXTS.panel;
  const undoing = useWrite(undoEntry, {
    success: undone,
    failure: undoFailure,
    refreshes: INVALIDATED_ENDPOINTS,
    onRefused: onRead,
    onSaved: onUndone,
  });
  return (
    <Section title={texts.title}>
      <AsyncState
        query={query}
        errorTitle={texts.error}
        skeleton={<SkeletonLines lines={2} />}
        isEmpty={(changes) => changes.length === 0}
        empty={<Text tone="muted">{texts.none}</Text>}
      >
        {(changes) => (
          <Box as="ul" css={LIST}>
            {changes.map((change) => (
              <li key={change.ChangementID}>
                {texts.line(change)}
                <Text tone="muted">{texts.by(change)}</Text>
                {change.EstDernier && isMine && (
                  <Button
                    variant="outline"
                    size="sm"
                    busy={undoing.isBusy}
                    onClick={() => void undoing.run(undefined, { id: change.ChangementID })}
                  >
                    {texts.undo}
                  </Button>
                )}
              </li>
            ))}
          </Box>
        )}
      </AsyncState>
    </Section>
  );
};
