/** The one thing that the loader asks of the federation runtime. */
export type ImportRemote = (name: string, url: string, isAgain: boolean) => Promise<unknown>;

/** Fetches the federation runtime and what it gives to the remotes: with the first of them, never before. */
export const fetchRuntime = (): Promise<{ importRemote: ImportRemote }> =>
  import(/* webpackChunkName: "federation" */ './runtime');
