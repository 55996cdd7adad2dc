import { EAGER_MODULES } from './eager-modules';
import { KIT_PIECES } from './kit';

declare global {
  /** What the screens of remotes take from this bundle on the server (tooling/build/screens-preset.mjs). */
  var __PORTAL_SHARED__: Record<string, unknown>;
}

/** Publishes the modules that the screens of remotes share with the shell, the kit included. */
export const publishSharedModules = async (): Promise<void> => {
  const pieces = [...KIT_PIECES.values()].flatMap((piece) => Object.entries(piece));
  const kit = await Promise.all(pieces.map(async ([name, load]) => [name, await load()] as const));
  globalThis.__PORTAL_SHARED__ = { ...EAGER_MODULES, ...Object.fromEntries(kit) };
};
