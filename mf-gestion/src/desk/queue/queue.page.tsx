import { useRef, useState } from 'react';
import type { DeskQueue } from 'shared-contract/gestion/answers';
import { AsyncState, Box, Button, EmptyState, SkeletonLines } from 'shared-ui';
import { DeskFrame } from '../../shared/desk-frame';
import { useDeskKeys } from '../../shared/desk-keys';
import { NARROW } from '../../shared/desk-tabs';
import { focusList, LIST_ID } from '../../shared/list-keys';
import { ROOM, WHOLE_WINDOW } from '../../shared/whole-window';
import { QUEUE_TEXTS } from '../../texts/queue';
import { KindTabs, waitingInAll } from './kind-tabs';
import { OpenedItem } from './opened-item';
import { QueueFilters } from './queue-filters';
import { QueueHead } from './queue-head';
import { QueueList } from './queue-list';
import type { RequestRef } from './request-key';
import { QueueActs, useActs } from './use-acts';
import { useKeptFocus } from './use-kept-focus';
import { useOpened } from './use-opened';
import { useQueue } from './use-queue';
import { useSelection } from './use-selection';

const texts = QUEUE_TEXTS;

/** List and file side by side where there is room for both; elsewhere one takes the place of the other. */
const COLUMNS = {
  minHeight: '0',
  [ROOM]: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'clamp(20rem, 37.5vw, 36rem) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
} as const;

/** Filters, list, what is ticked, what was decided, keys: the list alone scrolls. */
const LEFT = {
  display: 'flex',
  flexDirection: 'column',
  [ROOM]: { background: 'var(--surface)', borderRight: '1px solid var(--border)' },
} as const;

const LISTED = {
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-lg)',
  '&[data-covered]': { [NARROW]: { display: 'none' } },
  [ROOM]: {
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column',
    border: '0',
    borderRadius: '0',
  },
} as const;

const SCROLLED = {
  [ROOM]: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Who is led to it by a link stays at the top of the window.
    scrollMarginTop: '100vh',
  },
} as const;

/** Around the line of what is ticked: in sight, however long the list. */
const FOOT = {
  position: 'sticky',
  bottom: '0',
  padding: '3',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  borderRadius: { base: '0 0 var(--r-lg) var(--r-lg)', md: '0' },
} as const;

/** On a phone the file alone is seen; the page keeps its title for who listens. */
const ABOVE = {
  '&[data-covered]': {
    [NARROW]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  [ROOM]: {
    background: 'var(--surface)',
    '& > [role=group]': { paddingInline: '0.5rem' },
    '& > [role=group] > button': { minHeight: '2.5rem', fontSize: '0.875rem' },
  },
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
    <EmptyState isFramed={false} title={texts.doneTitle}>
      {texts.done}
    </EmptyState>
  );

/** Of the list while it is read, where it can't be, and where nothing is in it. */
const STATES = {
  errorTitle: texts.error,
  skeleton: <SkeletonLines lines={8} />,
  isEmpty: ({ Lignes }: DeskQueue) => Lignes.length === 0,
};

/** On a phone what is open covers the list. */
const coverOf = (opened: RequestRef | null) => (opened === null ? {} : { 'data-covered': '' });

/** In place of what acts on the list while its code is fetched, or could not be. */
const ToCome = ({ code, lines }: { code: ReturnType<typeof useActs>['code']; lines: number }) => (
  <AsyncState query={code} skeleton={<SkeletonLines lines={lines} />} errorTitle={texts.codeError}>
    {() => null}
  </AsyncState>
);

/** /gestion: what waits for the school, and deciding it by keyboard (CONTRACT §7.11). */
export default function QueuePage() {
  const { filters, query, change, clear } = useQueue();
  const { opened, item, open, leave } = useOpened();
  const box = useRef<HTMLInputElement>(null);
  const counts = query.data?.Comptes;
  const waiting = counts ? waitingInAll(counts) : 0;
  const selection = useSelection(query.data?.Lignes ?? []);
  const hasTicked = selection.kind !== null;
  const { code, keys, press, presses, setPresses } = useActs(opened !== null || hasTicked);
  const keptFocus = useKeptFocus();
  const [line, lineRef] = useState<HTMLElement | null>(null);
  const [panel, panelRef] = useState<HTMLElement | null>(null);
  useDeskKeys({
    ...keys,
    '/': () => box.current?.focus(),
    Escape: () => {
      if (opened) return leave();
      selection.clear();
      setPresses([]);
      focusList();
    },
  });
  return (
    <DeskFrame current="/gestion" frame={WHOLE_WINDOW} listId={LIST_ID}>
      <Box css={ABOVE} {...coverOf(opened)}>
        <QueueHead counts={counts} onKeys={() => press('?')} />
        <KindTabs queue={query.data} value={filters.kind} onChange={(kind) => change({ kind })} />
      </Box>
      <Box css={COLUMNS}>
        <Box css={LEFT} data-keys="">
          <Box css={LISTED} {...coverOf(opened)}>
            <QueueFilters box={box} queue={query.data} value={filters} onChange={change} />
            <Box css={SCROLLED} {...keptFocus}>
              <AsyncState query={query} {...STATES} empty={<Empty waiting={waiting} onClear={clear} />}>
                {(queue) => <QueueList {...{ queue, opened, selection }} onOpen={open} />}
              </AsyncState>
            </Box>
            {(hasTicked || (!code.data && presses.length > 0)) && (
              <Box css={FOOT} ref={lineRef}>
                <ToCome code={code} lines={2} />
              </Box>
            )}
          </Box>
          {code.data && (
            <QueueActs
              {...{ opened, item, open, leave, selection, line, panel, presses, setPresses }}
              queue={query.data}
            />
          )}
        </Box>
        <OpenedItem
          isOpen={opened !== null}
          panelRef={panelRef}
          toCome={<ToCome code={code} lines={8} />}
          onLeave={leave}
        />
      </Box>
    </DeskFrame>
  );
}
