import { useRef } from 'react';
import { useAhead } from 'shared-auth/late-dialog';
import type { DeskQueue } from 'shared-contract/gestion/gestion';
import { AsyncState, Box, Button, Card, EmptyState, PageHead, SkeletonLines } from 'shared-ui';
import { DeskFrame } from '../../shared/desk-frame';
import { LeadToCome } from '../../shared/lead-to-come';
import { DESK_TEXTS } from '../../texts/desk';
import { KEYS_TEXTS } from '../../texts/keys';
import { QUEUE_TEXTS } from '../../texts/queue';
import { useAssigning } from '../assign/use-assigning';
import { UndoBar } from '../item/undo-bar';
import { useUndo } from '../item/use-undo';
import { AssignDialog, OpenRequest, QueueKeysDialog } from '../opened/late-parts';
import { OpenedItem } from '../opened/opened-item';
import { useDeciding } from '../opened/use-deciding';
import { useOpened } from '../opened/use-opened';
import { KindTabs, waitingInAll } from './kind-tabs';
import { LeftRows } from './left-rows';
import { QueueFilters } from './queue-filters';
import { queueKeys } from './queue-keys';
import { QueueList } from './queue-list';
import { SelectionBar } from './selection-bar';
import { useBatch } from './use-batch';
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

const leadOf = ({ Comptes }: DeskQueue): string => texts.lead(waitingInAll(Comptes), Comptes.retard);

interface EmptyProps {
  isFiltered: boolean;
  /** How many wait in all. */
  waiting: number;
  onClear: () => void;
}

const Empty = ({ isFiltered, waiting, onClear }: EmptyProps) =>
  isFiltered && waiting > 0 ? (
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

/** /gestion: what waits for the school, and deciding it by keyboard (CONTRACT §7.11). */
export default function QueuePage() {
  const { filters, query, change, isFiltered, clear } = useQueue();
  const { opened, query: item, heading, open, leave, handleShown } = useOpened();
  // The dialogs are in the same file.
  useAhead(OpenRequest);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = query.data?.Lignes ?? [];
  const waiting = query.data ? waitingInAll(query.data.Comptes) : 0;
  const undo = useUndo();
  const selection = useSelection(rows);
  const batch = useBatch(selection, undo);
  const assigning = useAssigning(query.data);
  const deciding = useDeciding({ rows, opened, item, open, leave, undo });
  const { dialog, setDialog } = deciding;
  const isBusy = undo.isBusy || batch.isBusy || assigning.isBusy;
  const parts = { box, list, rows, opened, leave, deciding, undo, selection, batch, assigning, isBusy };
  const keys = queueKeys({ ...parts, item: item.data });
  return (
    <DeskFrame current="/gestion" keys={keys}>
      <PageHead
        title={DESK_TEXTS.title}
        lead={query.data ? leadOf(query.data) : <LeadToCome like={texts.lead(100, 10)} />}
        actions={
          <Box display={{ base: 'none', lg: 'block' }}>
            <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={() => setDialog('keys')}>
              {KEYS_TEXTS.show}
            </Button>
          </Box>
        }
      />
      <KindTabs queue={query.data} value={filters.kind} onChange={(kind) => change({ kind })} />
      <Box css={COLUMNS}>
        <Box css={LEFT}>
          <Card display={{ base: opened ? 'none' : 'block', lg: 'block' }}>
            <QueueFilters box={box} queue={query.data} value={filters} onChange={change} />
            <AsyncState
              query={query}
              errorTitle={texts.error}
              skeleton={<SkeletonLines lines={8} />}
              isEmpty={({ Lignes }) => Lignes.length === 0}
              empty={<Empty {...{ isFiltered, waiting }} onClear={clear} />}
            >
              {(queue) => <QueueList {...{ queue, list, opened, selection }} onOpen={open} />}
            </AsyncState>
            <SelectionBar
              {...{ selection, isBusy }}
              onAccept={() => void batch.accept()}
              onAssign={() => assigning.ask(selection.rows)}
            />
          </Card>
          <LeftRows left={batch.left} />
          {undo.undoable && <UndoBar undoable={undo.undoable} isBusy={isBusy} onUndo={undo.undo} />}
        </Box>
        <OpenedItem
          {...{ opened, item, heading, open, leave, handleShown, assigning, ...deciding }}
          now={query.data?.Maintenant}
        />
      </Box>
      {assigning.asked && <AssignDialog {...assigning} asked={assigning.asked} onClose={assigning.close} />}
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(null)} />}
    </DeskFrame>
  );
}
