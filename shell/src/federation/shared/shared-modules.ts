import { EAGER_MODULES } from './eager-modules';
import { KIT_PIECES, sharedGetter } from './kit';

/** Versions of the shared modules, inlined by the build (tooling/build/settings/shared.mjs). */
declare const SHARED_VERSIONS: Record<string, string>;

const common = (name: string) => {
  const version = SHARED_VERSIONS[name];
  if (version === undefined) throw new Error(`${name} is shared without a version`);
  return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } };
};

/** Modules that the shell shares with the remotes as singletons (ARCHITECTURE, front end 2). */
export const sharedModules = Object.fromEntries([
  ...Object.entries(EAGER_MODULES).map(([name, module]) => [name, { ...common(name), lib: () => module }]),
  ...[...KIT_PIECES.values()]
    .flatMap((piece) => Object.entries(piece))
    .map(([name, fetch]) => [name, { ...common(name), get: sharedGetter(fetch) }]),
]);
