import { useCallback } from 'react';
import { notify } from './notifier';
import { runSave, type SaveOptions } from './save';
import { refreshPaths } from './use-api';

/** Runs a write and tells its course; resolves to its answer, or to false when it failed. */
export type Save = <T>(write: () => Promise<T>, options?: SaveOptions<T>) => Promise<T | false>;

/** The one way in which screens write (CONTRACT §2). */
export const useSave = (): Save =>
  useCallback(async (write, options = {}) => {
    const answer = await runSave(write, options, notify);
    if (answer !== false && options.refresh) await refreshPaths(options.refresh);
    return answer;
  }, []);
