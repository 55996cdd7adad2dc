import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folderOf, readJson } from '../paths.mjs';

/** @type {(name: string, from: string) => string} */
const versionOf = (name, from) =>
  readJson(createRequire(join(folderOf(from), 'package.json')).resolve(`${name}/package.json`)).version;

/** @type {(name: string) => string} */
const workspaceVersion = (name) => readJson(join(folderOf(name), 'package.json')).version;

/** Needed by every screen: one copy, in the shell's first file. */
const atOnce = () => ({
  react: versionOf('react', 'shared-ui'),
  'react/jsx-runtime': versionOf('react', 'shared-ui'),
  'react-dom': versionOf('react-dom', 'shared-ui'),
  'shared-router': workspaceVersion('shared-router'),
  'shared-ui': workspaceVersion('shared-ui'),
  'shared-auth': workspaceVersion('shared-auth'),
});

/** Needed by some remotes: a file each, fetched when a remote names it in its `kit`. */
const onDemand = () => ({
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

/** What the shell provides, with its versions. */
export const sharedVersions = () => ({ ...atOnce(), ...onDemand() });

/**
 * What a remote takes from the shell; no fallback copy is built (ARCHITECTURE, front end 2).
 *
 * @type {(version: string) => object}
 */
const taken = (version) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  import: false,
});

export const takenByRemote = () =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, taken(version)]));
