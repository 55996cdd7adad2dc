import { join } from 'node:path';

/** What a test starts as a process of its own: the file of this name (`server`, `crash-process`) in the run's build. */
export const builtFile = (name: string): string => {
  const folder = process.env['BUILT_SERVER'];
  if (!folder) throw new Error('BUILT_SERVER names no folder: set-up.mjs has not run');
  return join(folder, `${name}.js`);
};
