import type { DeskQueue } from 'shared-contract/gestion/answers';
import { Box } from 'shared-ui';
import { DeskHead } from '../../shared/desk-head';
import { KeyButton } from '../../shared/key-button';
import { LeadSkeleton } from '../../shared/lead-skeleton';
import { ROOM } from '../../shared/whole-window';
import { DESK_TEXTS } from '../../texts/desk';
import { QUEUE_TEXTS } from '../../texts/queue';
import { waitingInAll } from './kind-tabs';

const texts = QUEUE_TEXTS;

/** Over the list and the file: one low line, on a phone too. */
const FRAME = {
  alignItems: 'baseline',
  gap: '0 0.75rem',
  '& > h1': { fontSize: '1.375rem', lineHeight: '1.25' },
  '& > p': { margin: '0', fontSize: { base: '0.75rem', md: '0.875rem' }, color: 'var(--muted)' },
  [ROOM]: { padding: '0.625rem 1.25rem 0', margin: '0', background: 'var(--surface)' },
} as const;

export interface QueueHeadProps {
  counts: DeskQueue['Comptes'] | undefined;
  onKeys: () => void;
}

/** Title of the desk on one line with how many wait. */
export const QueueHead = ({ counts, onKeys }: QueueHeadProps) => (
  <DeskHead
    title={DESK_TEXTS.title}
    lead={
      counts ? texts.lead(waitingInAll(counts), counts.retard) : <LeadSkeleton like={texts.lead(100, 10)} />
    }
    actions={
      <Box display={{ base: 'none', md: 'block' }}>
        <KeyButton variant="ghost" size="sm" shortcut="?" onClick={onKeys}>
          {DESK_TEXTS.keys}
        </KeyButton>
      </Box>
    }
    frame={FRAME}
  />
);
