import type { DeskItem, DeskRow } from 'shared-contract/gestion/answers';
import { isBatchKind } from 'shared-contract/gestion/decision-rules';
import type { DeskKeys } from '../../shared/desk-keys';
import { type Assignment, type Target, targetOf } from '../assign/use-assignment';
import type { Neighbours } from '../item/neighbours';
import type { Undo } from '../item/use-undo';
import { keyOf, type RequestRef } from '../queue/request-key';
import type { Selection } from '../queue/use-selection';
import { selectRange } from './select-range';
import type { useBatch } from './use-batch';
import type { useDecisionFlow } from './use-decision-flow';

export interface QueueKeys {
  rows: readonly DeskRow[];
  opened: RequestRef | null;
  /** What is open, once it was read. */
  item: DeskItem | undefined;
  deciding: Pick<ReturnType<typeof useDecisionFlow>, 'isReady' | 'begin' | 'setDialog'>;
  undo: Undo;
  selection: Selection;
  batch: Pick<ReturnType<typeof useBatch>, 'accept'>;
  assigning: Assignment;
  around: Pick<Neighbours, 'previous' | 'next'>;
  isBusy: boolean;
}

/** Keyboard shortcuts with their current handlers (page docs: « Raccourcis »), for the row given by `focused`. */
export const queueKeys = (page: QueueKeys, focused: () => string | undefined): DeskKeys => {
  const { rows, opened, item, deciding, undo, selection, batch, assigning, around, isBusy } = page;
  const { isReady, begin, setDialog } = deciding;
  /** The row that has the focus, otherwise the one that is open. */
  const withRow = (act: (row: DeskRow) => void) => () => {
    const key = focused() ?? (opened && keyOf(opened));
    const row = rows.find((one) => keyOf(one) === key);
    if (row) act(row);
  };
  /** What is ticked, otherwise the row that has the focus, otherwise what is open. */
  const withTargets = (act: (targets: readonly Target[]) => void) => () => {
    if (selection.kind !== null) return act(selection.rows);
    const open = item?.Attend ? targetOf(item) : undefined;
    const key = focused() ?? (opened && keyOf(opened));
    const target = rows.find((one) => keyOf(one) === key) ?? open;
    if (target) act([target]);
  };
  return {
    '?': () => setDialog('keys'),
    a: isReady ? () => begin('accepte') : undefined,
    r: isReady ? () => begin('refuse') : undefined,
    x: withRow(selection.tick),
    'Shift+x': withRow((row) => selectRange(rows, selection, row)),
    'Shift+a':
      selection.kind !== null && isBatchKind(selection.kind) && !isBusy
        ? () => void batch.accept()
        : undefined,
    g: assigning.isBusy ? undefined : withTargets(assigning.toMe),
    // Asked at once, even while the last act is read again; the dialog waits for it.
    'Shift+g': withTargets((targets) => assigning.ask(targets)),
    s: around.next,
    p: around.previous,
    z: undo.undoable && undo.undoable.ids.length > 0 && !undo.isBusy ? undo.undo : undefined,
  };
};
