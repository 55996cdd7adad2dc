import type { DeskQueue } from 'shared-contract/gestion/answers';
import { Box } from 'shared-ui';
import { KeyButton } from '../../shared/key-button';
import { LeadSkeleton } from '../../shared/lead-skeleton';
import { ROOM } from '../../shared/whole-window';
import { DESK_TEXTS } from '../../texts/desk';
import { QUEUE_TEXTS } from '../../texts/queue';
import { waitingInAll } from './kind-tabs';

const texts = QUEUE_TEXTS;

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.75rem',
  marginBottom: '3',
  '& > h1': { fontSize: '1.375rem', lineHeight: '1.25' },
  '& > p': { fontSize: { base: '0.75rem', md: '0.875rem' }, color: 'var(--muted)' },
  [ROOM]: { padding: '0.625rem 1.25rem 0', margin: '0', background: 'var(--surface)' },
} as const;

export interface QueueHeadProps {
  counts: DeskQueue['Comptes'] | undefined;
  onKeys: () => void;
}

/** Title of the desk on one line with how many wait. */
export const QueueHead = ({ counts, onKeys }: QueueHeadProps) => (
  <Box css={HEAD}>
    <h1 tabIndex={-1}>{DESK_TEXTS.title}</h1>
    <p>
      {counts ? texts.lead(waitingInAll(counts), counts.retard) : <LeadSkeleton like={texts.lead(100, 10)} />}
    </p>
    <Box display={{ base: 'none', md: 'block' }} ml="auto">
      <KeyButton variant="ghost" size="sm" shortcut="?" onClick={onKeys}>
        {DESK_TEXTS.keys}
      </KeyButton>
    </Box>
  </Box>
);
