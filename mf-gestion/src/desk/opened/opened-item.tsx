import { Box, Button, Card, CardBody, EmptyState } from 'shared-ui';
import { QUEUE_TEXTS } from '../../texts/queue';
import type { OpenRequestProps } from '../item/open-request';
import type { RequestRef } from '../queue/request-key';
import { OpenRequest } from './late-parts';

const texts = QUEUE_TEXTS;

export interface OpenedItemProps extends OpenRequestProps {
  opened: RequestRef | null;
  leave: () => void;
}

/** What stands beside the list, in its place on a phone: the request that is open, or how to open one. */
export const OpenedItem = ({ opened, leave, ...rest }: OpenedItemProps) =>
  opened ? (
    <Card as="section" aria-label={texts.opened}>
      <CardBody>
        <Box display={{ lg: 'none' }} mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={leave}>
            {texts.back}
          </Button>
        </Box>
        <OpenRequest {...rest} />
      </CardBody>
    </Card>
  ) : (
    <Box display={{ base: 'none', lg: 'block' }}>
      <EmptyState title={texts.choose} icon="folder-open">
        {texts.chooseText}
      </EmptyState>
    </Box>
  );
