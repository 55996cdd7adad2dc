import { federation } from './publish-runtime';

let attempts = 0;

/**
 * Registers a remote's entry and runs it. Again means under a registration of its own and past any cache, beside what
 * an earlier try or another version left: replacing a registration would break the kit that both share, and versions
 * live side by side in a page since each names its files for itself (docs/decisions/0017).
 */
export const importRemote = (name: string, url: string, isAgain: boolean): Promise<unknown> => {
  const globalName = name.replaceAll('-', '_');
  attempts += 1;
  // No name may be the beginning of another one.
  const registered = isAgain ? `r${attempts}_${globalName}` : globalName;
  const entry = new URL(isAgain ? `${url}?r=${attempts}` : url, window.location.origin).href;
  // What stands there is taken for the entry, which would then not be fetched.
  if (isAgain) Reflect.set(window, globalName, undefined);
  federation.registerRemotes([{ name: registered, entry, entryGlobalName: globalName }], { force: false });
  return federation.loadRemote(`${registered}/remote`);
};
