import { federation } from './publish-runtime';

const federationName = (name: string): string => name.replaceAll('-', '_');

let attempts = 0;

/** Registers a remote's entry and runs it; again means in place of what a failed try left, past any cache. */
export const importRemote = (name: string, url: string, isAgain: boolean): Promise<unknown> => {
  attempts += 1;
  const entry = new URL(isAgain ? `${url}?r=${attempts}` : url, window.location.origin).href;
  federation.registerRemotes([{ name: federationName(name), entry }], { force: isAgain });
  return federation.loadRemote(`${federationName(name)}/remote`);
};
