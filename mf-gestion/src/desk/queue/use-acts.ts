import { useState } from 'react';
import { late, useLate, usePreload } from 'shared-ui';
import type { DeskKeys } from '../../shared/desk-keys';
import type { QueueActsProps } from '../acts/queue-acts';
import type { Press } from '../acts/use-presses';
import { focusedRow } from './request-key';

/** What a visit of the list begins without, in one file: what is done with a request or with several, and the dialogs. */
export const QueueActs = late<QueueActsProps>(async () => ({
  default: (await import(/* webpackChunkName: "late-request" */ '../acts/queue-acts')).QueueActs,
}));

const NONE: readonly Press[] = [];

/** Keys that wait for their act. Those that decide do not: what did not show yet is not decided of. */
const PATIENT = ['?', 'x', 'Shift+x', 'g', 'Shift+g'];

/** What is done with the list: its code, fetched ahead or when `isWanted`, and the keys that wait for it. */
export const useActs = (isWanted: boolean) => {
  const [presses, setPresses] = useState(NONE);
  usePreload(QueueActs);
  const code = useLate(QueueActs, isWanted || presses.length > 0);
  const press = (key: string) => {
    const one = { key, row: focusedRow() };
    // Of what was pressed while it did not come, the last alone is meant.
    setPresses((before) => (code.error ? [one] : [...before, one]));
  };
  const keys: DeskKeys = code.data ? {} : Object.fromEntries(PATIENT.map((key) => [key, () => press(key)]));
  return { code, presses, setPresses, press, keys };
};
