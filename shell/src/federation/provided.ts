import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as sharedAuth from 'shared-auth';
import * as sharedRouter from 'shared-router';
import * as sharedUi from 'shared-ui';
import { fetchYup, KIT_PIECES } from './kit';

/** Versions of what is shared, by name; written here by the build (tooling/webpack/settings/shared.mjs). */
declare const SHARED_VERSIONS: Record<string, string>;

/** Needed by every screen: the copy that the page runs on. */
const AT_ONCE = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-router': sharedRouter,
  'shared-ui': sharedUi,
  'shared-auth': sharedAuth,
};

/** Needed by some: fetched when it is asked for. */
const onDemand: [string, () => Promise<unknown>][] = [
  ['yup', fetchYup],
  ...[...KIT_PIECES].map(([name, fetch]): [string, typeof fetch] => [`shared-ui/${name}`, fetch]),
];

const common = (name: string) => {
  const version = SHARED_VERSIONS[name];
  if (version === undefined) throw new Error(`${name} is shared without a version`);
  return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } };
};

/** What the shell shares with the remotes, one copy of each for the whole page (ARCHITECTURE, front end 2). */
export const provided = Object.fromEntries([
  ...Object.entries(AT_ONCE).map(([name, module]) => [name, { ...common(name), lib: () => module }]),
  ...onDemand.map(([name, fetch]) => [
    name,
    { ...common(name), get: () => fetch().then((module) => () => module) },
  ]),
]);
