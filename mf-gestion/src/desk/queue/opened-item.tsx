import type { RefObject } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem, DeskOutcome } from 'shared-contract/gestion/gestion';
import { Box, Button, Card, CardBody, EmptyState } from 'shared-ui';
import { ITEM_TEXTS } from '../../texts/item';
import { type Assigning, targetOf } from '../assign/use-assigning';
import { DecisionBar } from '../item/decision-bar';
import { ItemPanel } from '../item/item-panel';
import { WordsDialog } from '../item/words-dialog';
import type { RequestRef } from './request-key';

const texts = ITEM_TEXTS;

export interface OpenedItemProps {
  opened: RequestRef | null;
  item: ApiQuery<DeskItem>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The portal's clock; absent until the queue was read. */
  now: string | undefined;
  decision: { isBusy: boolean };
  assigning: Assigning;
  dialog: DeskOutcome | 'keys' | null;
  setDialog: (dialog: DeskOutcome | null) => void;
  open: (ref: RequestRef) => void;
  leave: () => void;
  handleShown: () => void;
  /** Asks for the words of an outcome where it needs some. */
  begin: (issue: DeskOutcome) => void;
  decide: (issue: DeskOutcome, words: string | null) => Promise<void>;
}

/** The request beside the list, with what may be decided of it. */
export const OpenedItem = (props: OpenedItemProps) => {
  const { opened, item, heading, now, decision, assigning, dialog, setDialog } = props;
  const { open, leave, handleShown, begin, decide } = props;
  if (!opened) {
    return (
      <Box display={{ base: 'none', lg: 'block' }}>
        <EmptyState title={texts.choose} icon="folder-open">
          {texts.chooseText}
        </EmptyState>
      </Box>
    );
  }
  const { data } = item;
  return (
    <Card as="section" aria-label={texts.region}>
      <CardBody>
        <Box display={{ lg: 'none' }} mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={leave}>
            {texts.back}
          </Button>
        </Box>
        <ItemPanel
          query={item}
          now={now ?? data?.Depuis ?? ''}
          heading={heading}
          me={assigning.me}
          onOpen={open}
          onShown={handleShown}
          onAssign={() => data && assigning.ask([targetOf(data)], data.Collegues)}
        />
        {data?.Attend && (
          <DecisionBar
            item={data}
            isBusy={decision.isBusy}
            onAccept={() => begin('accepte')}
            onRefuse={() => begin('refuse')}
          />
        )}
        {data && dialog !== null && dialog !== 'keys' && (
          <WordsDialog
            item={data}
            outcome={dialog}
            isBusy={decision.isBusy || !data.Attend}
            onDecide={(words) => void decide(dialog, words)}
            onClose={() => setDialog(null)}
          />
        )}
      </CardBody>
    </Card>
  );
};
