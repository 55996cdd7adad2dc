import type { LoaderPorts } from './remote-loader';

/** Fetches the federation runtime and what it gives to the remotes: with the first of them, never before. */
export const importRuntime = (): Promise<Pick<LoaderPorts, 'importRemote'>> =>
  import(/* webpackChunkName: "federation" */ './runtime');
