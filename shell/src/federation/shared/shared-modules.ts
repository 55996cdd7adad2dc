import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as sharedAuth from 'shared-auth';
import * as sharedRouter from 'shared-router';
import * as sharedUi from 'shared-ui';
import { KIT_PIECES, sharedGetter } from './kit';

/** Versions of what is shared, by name; written here by the build (tooling/build/settings/shared.mjs). */
declare const SHARED_VERSIONS: Record<string, string>;

/** Needed by every screen: the copy that the page runs on. */
const EAGER = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-router': sharedRouter,
  'shared-ui': sharedUi,
  'shared-auth': sharedAuth,
};

const common = (name: string) => {
  const version = SHARED_VERSIONS[name];
  if (version === undefined) throw new Error(`${name} is shared without a version`);
  return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } };
};

/** What the shell shares with the remotes, one copy of each for the whole page (ARCHITECTURE, front end 2). */
export const sharedModules = Object.fromEntries([
  ...Object.entries(EAGER).map(([name, module]) => [name, { ...common(name), lib: () => module }]),
  ...[...KIT_PIECES.values()]
    .flatMap((piece) => Object.entries(piece))
    .map(([name, fetch]) => [name, { ...common(name), get: sharedGetter(fetch) }]),
]);
