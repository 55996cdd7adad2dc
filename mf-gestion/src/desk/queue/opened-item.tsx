import type { ReactNode } from 'react';
import { Box, Button, Card, CardBody, EmptyState } from 'shared-ui';
import { QUEUE_TEXTS } from '../../texts/queue';

const texts = QUEUE_TEXTS;

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
    <Card as="section" aria-label={texts.opened}>
      <CardBody>
        <Box display={{ lg: 'none' }} mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={onLeave}>
            {texts.back}
          </Button>
        </Box>
        <div ref={panelRef}>{toCome}</div>
      </CardBody>
    </Card>
  ) : (
    <Box display={{ base: 'none', lg: 'block' }}>
      <EmptyState title={texts.choose} icon="folder-open">
        {texts.chooseText}
      </EmptyState>
    </Box>
  );
