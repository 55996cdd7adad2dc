import type { LoaderPorts } from './loader-ports';

/** Fetches the federation runtime and what it gives to the remotes: with the first of them, never before. */
export const fetchRuntime = (): Promise<Pick<LoaderPorts, 'importRemote'>> =>
  import(/* webpackChunkName: "federation" */ './runtime');
