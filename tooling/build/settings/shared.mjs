import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';

/** @type {(name: string, from: string) => string} */
const versionOf = (name, from) =>
  readJson(createRequire(join(folderOf(from), 'package.json')).resolve(`${name}/package.json`)).version;

/** @type {(name: string) => string} */
const workspaceVersion = (name) => readJson(join(folderOf(name), 'package.json')).version;

/** Shared modules that every screen needs, in the shell's first file. */
const eagerModules = () => ({
  react: versionOf('react', 'shared-ui'),
  'react/jsx-runtime': versionOf('react', 'shared-ui'),
  'react-dom': versionOf('react-dom', 'shared-ui'),
  'shared-router': workspaceVersion('shared-router'),
  'shared-ui': workspaceVersion('shared-ui'),
  'shared-auth': workspaceVersion('shared-auth'),
});

/** Shared modules of some remotes: a file each, fetched when listed in a remote's `kit`. */
const lazyModules = () => ({
  'shared-ui/form': workspaceVersion('shared-ui'),
  'shared-ui/controls': workspaceVersion('shared-ui'),
  'shared-ui/table': workspaceVersion('shared-ui'),
  'shared-ui/list': workspaceVersion('shared-ui'),
  'shared-ui/upload': workspaceVersion('shared-ui'),
  'shared-ui/dialog': workspaceVersion('shared-ui'),
  'shared-ui/stepper': workspaceVersion('shared-ui'),
  'shared-ui/toast': workspaceVersion('shared-ui'),
  'shared-auth/upload': workspaceVersion('shared-auth'),
  'shared-auth/write': workspaceVersion('shared-auth'),
  'shared-auth/binding': workspaceVersion('shared-auth'),
  yup: versionOf('yup', 'shared-ui'),
});

/** Versions of all shared modules. */
export const sharedVersions = () => ({ ...eagerModules(), ...lazyModules() });

/**
 * Share options of a remote: no fallback copy is built (ARCHITECTURE, front end 2).
 *
 * @type {(version: string) => object}
 */
const remoteSharedOptions = (version) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  import: false,
});

export const takenByRemote = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [name, remoteSharedOptions(version)]),
  );
