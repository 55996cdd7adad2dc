import type { RefObject } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import type { DeskOutcome } from 'shared-contract/gestion/decision-rules';
import { type Assignment, targetOf } from '../assign/use-assignment';
import type { RequestRef } from '../queue/request-key';
import { DecisionBar } from './decision-bar';
import { DecisionTextDialog } from './decision-text-dialog';
import { ItemPanel } from './item-panel';
import type { Neighbours } from './neighbours';

export interface OpenRequestProps {
  item: ApiQuery<DeskItem>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The portal's clock; absent until the queue was read. */
  now: string | undefined;
  decision: { isBusy: boolean };
  /** It waits for a decision, and none is on its way. */
  isReady: boolean;
  assigning: Assignment;
  around: Neighbours;
  dialog: DeskOutcome | 'keys' | null;
  setDialog: (dialog: DeskOutcome | null) => void;
  open: (ref: RequestRef) => void;
  handleShown: () => void;
  /** Asks for the words of an outcome where it needs some. */
  begin: (issue: DeskOutcome) => void;
  decide: (issue: DeskOutcome, words: string | null) => Promise<void>;
}

/** The opened request with its decision actions. */
export const OpenRequest = (props: OpenRequestProps) => {
  const { item, heading, now, decision, isReady, assigning, around, dialog, setDialog } = props;
  const { open, handleShown, begin, decide } = props;
  const { data } = item;
  return (
    <>
      <ItemPanel
        query={item}
        now={now ?? data?.Depuis ?? ''}
        heading={heading}
        me={assigning.me}
        around={around}
        onOpen={open}
        onShown={handleShown}
        onAssign={() => data && assigning.ask([targetOf(data)], data.Collegues)}
      />
      {data?.Attend && (
        <DecisionBar
          item={data}
          isBusy={decision.isBusy}
          onNext={around.next}
          onAccept={() => begin('accepte')}
          onRefuse={isReady ? () => begin('refuse') : undefined}
        />
      )}
      {data && dialog !== null && dialog !== 'keys' && (
        <DecisionTextDialog
          item={data}
          outcome={dialog}
          isBusy={decision.isBusy || !data.Attend}
          onDecide={(words) => void decide(dialog, words)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
};
