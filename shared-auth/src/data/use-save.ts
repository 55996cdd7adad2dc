import { useCallback } from 'react';
import { type Notifier, notify } from './notifier';
import { runSave, type SaveOptions } from './save';

/** Runs a write with notifications; resolves to its answer, or false when it failed. */
export type Save = <T>(write: () => Promise<T>, options?: SaveOptions<T>) => Promise<T | false>;

/** Runs a write that is not a single contract call (a file, several calls); others use `useWrite`. */
export const useSave = (show: Notifier = notify): Save =>
  useCallback((write, options = {}) => runSave(write, options, show), [show]);
