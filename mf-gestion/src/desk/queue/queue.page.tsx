import { useRef, useState } from 'react';
import type { DeskQueue } from 'shared-contract/gestion/answers';
import { AsyncState, Box, Button, Card, EmptyState, PageHead, SkeletonLines } from 'shared-ui';
import { DeskFrame } from '../../shared/desk-frame';
import { useDeskKeys } from '../../shared/desk-keys';
import { LeadSkeleton } from '../../shared/lead-skeleton';
import { DESK_TEXTS } from '../../texts/desk';
import { QUEUE_TEXTS } from '../../texts/queue';
import { KindTabs, waitingInAll } from './kind-tabs';
import { OpenedItem } from './opened-item';
import { QueueFilters } from './queue-filters';
import { QueueList } from './queue-list';
import { QueueActs, useActs } from './use-acts';
import { useOpened } from './use-opened';
import { useQueue } from './use-queue';
import { useSelection } from './use-selection';

const texts = QUEUE_TEXTS;

const COLUMNS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  marginTop: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) minmax(0, 7fr)' },
  '@media (min-width: 1600px)': { gridTemplateColumns: '34rem minmax(0, 1fr)' },
} as const;

/** On a wide screen the list scrolls by itself: the last decision stays in sight under it. */
const LEFT = {
  minWidth: '0',
  position: { lg: 'sticky' },
  top: { lg: '1rem' },
  '& ul': { maxHeight: { lg: 'calc(100vh - 20rem)' }, overflowY: { lg: 'auto' } },
} as const;

/** Around the line of what is ticked: in sight, however long the list. */
const FOOT = {
  position: 'sticky',
  bottom: '0',
  padding: '3',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  borderRadius: '0 0 var(--r-md) var(--r-md)',
} as const;

interface EmptyProps {
  /** How many wait in all. */
  waiting: number;
  onClear: () => void;
}

const Empty = ({ waiting, onClear }: EmptyProps) =>
  waiting > 0 ? (
    <EmptyState
      isFramed={false}
      title={texts.noneTitle}
      icon="search"
      action={
        <Button variant="tonal" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {texts.none(waiting)}
    </EmptyState>
  ) : (
    <EmptyState isFramed={false} title={texts.doneTitle} icon="check">
      {texts.done}
    </EmptyState>
  );

/** Of the list while it is read, where it can't be, and where nothing is in it. */
const STATES = {
  errorTitle: texts.error,
  skeleton: <SkeletonLines lines={8} />,
  isEmpty: ({ Lignes }: DeskQueue) => Lignes.length === 0,
};

const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Box display={{ base: 'none', lg: 'block' }}>
    <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={onClick}>
      {DESK_TEXTS.keys}
    </Button>
  </Box>
);

/** /gestion: what waits for the school, and deciding it by keyboard (CONTRACT §7.11). */
export default function QueuePage() {
  const { filters, query, change, clear } = useQueue();
  const { opened, item, open, leave } = useOpened();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const counts = query.data?.Comptes;
  const waiting = counts ? waitingInAll(counts) : 0;
  const selection = useSelection(query.data?.Lignes ?? []);
  const hasTicked = selection.kind !== null;
  const { code, keys, press, presses, setPresses } = useActs(opened !== null || hasTicked);
  const [line, lineRef] = useState<HTMLElement | null>(null);
  const [panel, panelRef] = useState<HTMLElement | null>(null);
  const toCome = (lines: number) => (
    <AsyncState query={code} skeleton={<SkeletonLines lines={lines} />} errorTitle={texts.codeError}>
      {() => null}
    </AsyncState>
  );
  useDeskKeys({
    ...keys,
    '/': () => box.current?.focus(),
    Escape: () => {
      if (opened) return leave();
      selection.clear();
      setPresses([]);
      list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    },
  });
  return (
    <DeskFrame current="/gestion">
      <PageHead
        title={DESK_TEXTS.title}
        lead={counts ? texts.lead(waiting, counts.retard) : <LeadSkeleton like={texts.lead(100, 10)} />}
        actions={<KeysButton onClick={() => press('?')} />}
      />
      <KindTabs queue={query.data} value={filters.kind} onChange={(kind) => change({ kind })} />
      <Box css={COLUMNS}>
        <Box css={LEFT}>
          <Card display={{ base: opened ? 'none' : 'block', lg: 'block' }}>
            <QueueFilters box={box} queue={query.data} value={filters} onChange={change} />
            <AsyncState query={query} {...STATES} empty={<Empty waiting={waiting} onClear={clear} />}>
              {(queue) => <QueueList {...{ queue, list, opened, selection }} onOpen={open} />}
            </AsyncState>
            {(hasTicked || (!code.data && presses.length > 0)) && (
              <Box css={FOOT} ref={lineRef}>
                {toCome(2)}
              </Box>
            )}
          </Card>
          {code.data && (
            <QueueActs
              {...{ opened, item, open, leave, selection, line, panel, presses, setPresses }}
              queue={query.data}
            />
          )}
        </Box>
        <OpenedItem isOpen={opened !== null} panelRef={panelRef} toCome={toCome(8)} onLeave={leave} />
      </Box>
    </DeskFrame>
  );
}
