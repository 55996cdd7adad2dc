import { useState } from 'react';
import { late, useLate, usePreload } from 'shared-ui';
import type { DeskKeys } from '../../shared/desk-keys';
import type { QueueActsProps } from '../acts/queue-acts';
import type { BufferedKey } from '../acts/use-key-buffer';
import { focusedRow } from './request-key';

/** Lazy-loaded actions and dialogs, in one chunk. */
export const QueueActs = late<QueueActsProps>(async () => ({
  default: (await import(/* webpackChunkName: "late-request" */ '../acts/queue-acts')).QueueActs,
}));

const NONE: readonly BufferedKey[] = [];

/**
 * Keys that are buffered until their handler is loaded. Deciding keys are not: what is not rendered yet must not be
 * decided.
 */
const BUFFERED_KEYS = ['?', 'x', 'Shift+x', 'g', 'Shift+g'];

/** Lazy-loaded actions, preloaded or loaded when `isWanted`, and the buffered keys. */
export const useActs = (isWanted: boolean) => {
  const [presses, setPresses] = useState(NONE);
  usePreload(QueueActs);
  const code = useLate(QueueActs, isWanted || presses.length > 0);
  const press = (key: string) => {
    const one = { key, row: focusedRow() };
    // Of what was pressed while it did not come, the last alone is meant.
    setPresses((before) => (code.error ? [one] : [...before, one]));
  };
  const keys: DeskKeys = code.data
    ? {}
    : Object.fromEntries(BUFFERED_KEYS.map((key) => [key, () => press(key)]));
  return { code, presses, setPresses, press, keys };
};
