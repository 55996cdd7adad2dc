import { useCallback } from 'react';
import { type Notifier, notify } from './notifier';
import { runSave, type SaveOptions } from './save';

/** Runs a write and tells its course; resolves to its answer, or to false when it failed. */
export type Save = <T>(write: () => Promise<T>, options?: SaveOptions<T>) => Promise<T | false>;

/** Runs a write that is no single call of the contract (a file, several calls); the others go through `useWrite`. */
export const useSave = (show: Notifier = notify): Save =>
  useCallback((write, options = {}) => runSave(write, options, show), [show]);
