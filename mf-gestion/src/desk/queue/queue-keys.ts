import type { RefObject } from 'react';
import type { DeskRow } from 'shared-contract/gestion/gestion';
import type { DeskKeys } from '../../shared/desk-keys';
import type { Undo } from '../item/use-undo';
import { keyOf, type RequestRef } from './request-key';
import type { useBatch } from './use-batch';
import type { useDeciding } from './use-deciding';
import type { Selection } from './use-selection';

export interface QueueKeys {
  box: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLUListElement | null>;
  rows: readonly DeskRow[];
  opened: RequestRef | null;
  leave: () => void;
  deciding: Pick<ReturnType<typeof useDeciding>, 'isReady' | 'begin' | 'setDialog'>;
  undo: Undo;
  selection: Selection;
  batch: Pick<ReturnType<typeof useBatch>, 'accept'>;
  isBusy: boolean;
}

/** What each key does now (docs of the page: « Raccourcis »). */
export const queueKeys = (page: QueueKeys): DeskKeys => {
  const { box, list, rows, opened, leave, deciding, undo, selection, batch, isBusy } = page;
  const { isReady, begin, setDialog } = deciding;
  /** The row that has the focus, otherwise the one that is open. */
  const withRow = (act: (row: DeskRow) => void) => () => {
    const focused = document.activeElement?.closest('li')?.querySelector('button')?.id;
    const key = focused ?? (opened && keyOf(opened));
    const row = rows.find((one) => keyOf(one) === key);
    if (row) act(row);
  };
  const stepBack = () => {
    if (opened) return leave();
    if (selection.kind !== null) selection.clear();
    return list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };
  return {
    '/': () => box.current?.focus(),
    '?': () => setDialog('keys'),
    Escape: stepBack,
    a: isReady ? () => begin('accepte') : undefined,
    r: isReady ? () => begin('refuse') : undefined,
    x: withRow(selection.tick),
    'Shift+x': withRow(selection.tickTo),
    'Shift+a': selection.kind !== null && !isBusy ? () => void batch.accept() : undefined,
    z: undo.undoable && !isBusy ? undo.undo : undefined,
  };
};
