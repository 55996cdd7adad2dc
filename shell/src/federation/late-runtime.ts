import type { LoaderPorts } from './loader-ports';

/** Lazy-loads the federation runtime and the shared modules, with the first remote. */
export const importRuntime = (): Promise<Pick<LoaderPorts, 'importRemote'>> =>
  import(/* webpackChunkName: "federation" */ './runtime');
