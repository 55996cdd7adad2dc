import type { Dispatch, SetStateAction } from 'react';
import { createPortal } from 'react-dom';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem, DeskQueue } from 'shared-contract/gestion/answers';
import { useDeskKeys } from '../../shared/desk-keys';
import { AssignDialog } from '../assign/assign-dialog';
import { useAssignment } from '../assign/use-assignment';
import { neighboursOf } from '../item/neighbours';
import { OpenRequest } from '../item/open-request';
import { UndoBar } from '../item/undo-bar';
import { useUndo } from '../item/use-undo';
import { focusedRow, type RequestRef } from '../queue/request-key';
import type { Selection } from '../queue/use-selection';
import { KeysLine } from './keys-line';
import { oneOutcome } from './one-outcome';
import { queueKeys } from './queue-keys';
import { QueueKeysDialog } from './queue-keys-dialog';
import { SelectionBar } from './selection-bar';
import { SkippedRows } from './skipped-rows';
import { useBatch } from './use-batch';
import { useDecisionFlow } from './use-decision-flow';
import { useFocusWhenGone } from './use-focus-when-gone';
import { useHeadingFocus } from './use-heading-focus';
import { type BufferedKey, useKeyBuffer } from './use-key-buffer';

export interface QueueActsProps {
  queue: DeskQueue | undefined;
  opened: RequestRef | null;
  item: ApiQuery<DeskItem>;
  open: (ref: RequestRef) => void;
  leave: () => void;
  selection: Selection;
  /** Where the line of what is ticked shows, and the request that is open; null where neither is. */
  line: HTMLElement | null;
  panel: HTMLElement | null;
  /** Keys that were pressed before this was there. */
  presses: readonly BufferedKey[];
  setPresses: Dispatch<SetStateAction<readonly BufferedKey[]>>;
}

/** Actions of the list: decide (single or batch), undo, assign, shortcuts. */
export const QueueActs = (props: QueueActsProps) => {
  const { queue, opened, item, open, leave, selection, line, panel, presses, setPresses } = props;
  const rows = queue?.Lignes ?? [];
  const undo = useUndo();
  const batch = useBatch(selection, undo);
  const assigning = useAssignment(queue);
  const { heading, handleShown } = useHeadingFocus(opened);
  const outcome = oneOutcome(undo, batch.forget);
  const deciding = useDecisionFlow({ rows, opened, item, open, leave, undo: outcome });
  useFocusWhenGone(undo.undoable !== null && undo.undoable.ids.length > 0, heading);
  useFocusWhenGone(selection.kind !== null);
  const { dialog, setDialog } = deciding;
  const isBusy = undo.isBusy || batch.isBusy || assigning.isBusy;
  const around = neighboursOf(rows, opened, open);
  const acts = { deciding, undo: outcome, selection, batch, assigning, around, isBusy };
  const parts = { rows, opened, item: item.data, ...acts };
  useDeskKeys(queueKeys(parts, focusedRow));
  useKeyBuffer(presses, setPresses, ({ key, row }) => queueKeys(parts, () => row)[key]?.());
  return (
    <>
      <SkippedRows left={batch.left} />
      {undo.undoable && <UndoBar undoable={undo.undoable} isBusy={undo.isBusy} onUndo={outcome.undo} />}
      <KeysLine />
      {line &&
        createPortal(
          <SelectionBar
            {...{ selection, isBusy }}
            onAccept={() => void batch.accept()}
            onAssign={() => assigning.ask(selection.rows)}
          />,
          line,
        )}
      {opened &&
        panel &&
        createPortal(
          <OpenRequest
            {...{ item, heading, open, handleShown, assigning, around, ...deciding }}
            now={queue?.Maintenant}
          />,
          panel,
        )}
      {assigning.asked && <AssignDialog {...assigning} asked={assigning.asked} onClose={assigning.close} />}
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(null)} />}
    </>
  );
};
