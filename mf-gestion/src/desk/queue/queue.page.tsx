import { useRef, useState } from 'react';
import { DESK_KINDS, type DeskQueue } from 'shared-contract/gestion/gestion';
import { AsyncState, Box, Button, Card, EmptyState, PageHead, SkeletonLines } from 'shared-ui';
import { DeskFrame } from '../../shared/desk-frame';
import { KeysDialog } from '../../shared/keys-dialog';
import { TEXTS } from '../../texts';
import { UndoBar } from '../item/undo-bar';
import { useDecision } from '../item/use-decision';
import { KindTabs } from './kind-tabs';
import { OpenedItem } from './opened-item';
import { QueueFilters } from './queue-filters';
import { QueueList } from './queue-list';
import { neighbourOf } from './request-key';
import { useOpened } from './use-opened';
import { useQueue } from './use-queue';

const texts = TEXTS.queue;

const COLUMNS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  marginTop: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 26rem) minmax(0, 1fr)' },
} as const;

/** On a wide screen the list scrolls by itself: the last decision stays in sight under it. */
const LEFT = {
  minWidth: '0',
  position: { lg: 'sticky' },
  top: { lg: '1rem' },
  '& ul': { maxHeight: { lg: 'calc(100vh - 20rem)' }, overflowY: { lg: 'auto' } },
} as const;

const leadOf = ({ Comptes }: DeskQueue): string =>
  texts.lead(
    DESK_KINDS.reduce((sum, kind) => sum + Comptes[kind], 0),
    Comptes.retard,
  );

const Empty = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState title={texts.noneTitle} icon="search">
      {texts.none}
      <Button variant="tonal" onClick={onClear}>
        {texts.clear}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={texts.doneTitle} icon="check">
      {texts.done}
    </EmptyState>
  );

/** /gestion: what waits for the school, and deciding it by keyboard (CONTRACT §7.11). */
export default function QueuePage() {
  const { filters, query, change, isFiltered, clear } = useQueue();
  const { opened, query: item, heading, open, leave } = useOpened();
  const [dialog, setDialog] = useState<'refuse' | 'keys' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const decision = useDecision(() => void item.mutate());
  const decide = async (issue: 'accepte' | 'refuse', words: string | null) => {
    if (!item.data) return;
    const next = neighbourOf(query.data?.Lignes ?? [], item.data);
    const { kind } = await decision.decide(item.data, issue, words);
    setDialog(null);
    if (kind !== 'saved') return;
    if (next) open(next);
    else leave();
  };
  const isReady = opened !== null && item.data?.Attend === true && !decision.isBusy;
  const keys = {
    '/': () => box.current?.focus(),
    '?': () => setDialog('keys'),
    Escape: opened ? leave : () => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    a: isReady ? () => void decide('accepte', null) : undefined,
    r: isReady ? () => setDialog('refuse') : undefined,
    z: decision.undoable ? decision.undo : undefined,
  };
  return (
    <DeskFrame current="/gestion" keys={keys}>
      <PageHead
        title={TEXTS.title}
        lead={query.data && leadOf(query.data)}
        actions={
          <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={() => setDialog('keys')}>
            {TEXTS.keys.show}
          </Button>
        }
      />
      <KindTabs counts={query.data?.Comptes} value={filters.kind} onChange={(kind) => change({ kind })} />
      <Box css={COLUMNS}>
        <Box css={LEFT}>
          <Card display={{ base: opened ? 'none' : 'block', lg: 'block' }}>
            <QueueFilters box={box} sections={query.data?.Sections ?? []} value={filters} onChange={change} />
            <AsyncState
              query={query}
              errorTitle={texts.error}
              skeleton={<SkeletonLines lines={8} />}
              isEmpty={({ Lignes }) => Lignes.length === 0}
              empty={<Empty isFiltered={isFiltered} onClear={clear} />}
            >
              {(queue) => <QueueList queue={queue} list={list} opened={opened} onOpen={open} />}
            </AsyncState>
          </Card>
          {decision.undoable && (
            <UndoBar undoable={decision.undoable} isBusy={decision.isBusy} onUndo={decision.undo} />
          )}
        </Box>
        <OpenedItem
          {...{ opened, item, heading, open, leave, decision, dialog, setDialog, decide }}
          now={query.data?.Maintenant}
        />
      </Box>
      {dialog === 'keys' && <KeysDialog lines={TEXTS.keys.lines} onClose={() => setDialog(null)} />}
    </DeskFrame>
  );
}
