import type { ReactNode } from 'react';
import { Box, Button, EmptyState } from 'shared-ui';
import { NARROW } from '../../shared/desk-tabs';
import { ROOM } from '../../shared/whole-window';
import { QUEUE_TEXTS } from '../../texts/queue';

const texts = QUEUE_TEXTS;

const FILE = {
  // Under the header of the portal: what opens comes into view whole.
  scrollMarginTop: '5rem',
  // Pressed anywhere it has the focus, and with it the letters: what is inside shows its own.
  outline: 'none',
  [ROOM]: {
    display: 'flex',
    flexDirection: 'column',
    '& > div:last-child': { flex: '1', minHeight: '0', display: 'flex', flexDirection: 'column' },
  },
} as const;

const NOTHING = {
  [NARROW]: { display: 'none' },
  [ROOM]: { alignSelf: 'center', justifySelf: 'center', padding: '6' },
} as const;

export interface OpenedItemProps {
  isOpen: boolean;
  /** Where the panel of the request shows. */
  panelRef: (element: HTMLElement | null) => void;
  /** What stands there before the panel's code came. */
  toCome: ReactNode;
  onLeave: () => void;
}

/** Detail pane (replaces the list on phones): opened request, or a hint. */
export const OpenedItem = ({ isOpen, panelRef, toCome, onLeave }: OpenedItemProps) =>
  isOpen ? (
    <Box as="section" aria-label={texts.opened} css={FILE} data-file="" data-keys="" tabIndex={-1}>
      <Box display={{ md: 'none' }} mb="2">
        <Button variant="ghost" size="sm" icon="arrow-left" onClick={onLeave}>
          {texts.back}
        </Button>
      </Box>
      <div ref={panelRef}>{toCome}</div>
    </Box>
  ) : (
    <Box css={NOTHING}>
      <EmptyState title={texts.choose} icon="folder-open">
        {texts.chooseText}
      </EmptyState>
    </Box>
  );
