import { join } from 'node:path';
import { readJson, root } from '../paths.mjs';

/** @type {(name: string, from: string) => string} */
const versionOf = (name, from) => readJson(join(root, from, 'node_modules', name, 'package.json')).version;
/** @type {(name: string) => string} */
const workspaceVersion = (name) => readJson(join(root, name, 'package.json')).version;

/** Needed by every screen: one copy, in the shell's first file. */
const atOnce = () => ({
  react: versionOf('react', 'shell'),
  'react/jsx-runtime': versionOf('react', 'shell'),
  'react-dom': versionOf('react-dom', 'shell'),
  'shared-router': workspaceVersion('shared-router'),
  'shared-ui': workspaceVersion('shared-ui'),
  'shared-auth': workspaceVersion('shared-auth'),
});

/** Needed by some remotes: a file each, fetched when a remote names it in its `kit`. */
const onDemand = () => ({
  'shared-ui/form': workspaceVersion('shared-ui'),
  'shared-ui/table': workspaceVersion('shared-ui'),
  'shared-ui/list': workspaceVersion('shared-ui'),
  'shared-ui/upload': workspaceVersion('shared-ui'),
  'shared-ui/dialog': workspaceVersion('shared-ui'),
  'shared-ui/stepper': workspaceVersion('shared-ui'),
  'shared-ui/toast': workspaceVersion('shared-ui'),
  yup: versionOf('yup', 'shared-ui'),
});

/** @type {(version: string, extra: { eager?: boolean, import?: false }) => object} */
const entry = (version, extra) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  ...extra,
});

/** @type {(versions: Record<string, string>, extra: { eager?: boolean, import?: false }) => [string, object][]} */
const mapped = (versions, extra) =>
  Object.entries(versions).map(([name, version]) => [name, entry(version, extra)]);

/** What the shell provides. */
export const providedByShell = () =>
  Object.fromEntries([...mapped(atOnce(), { eager: true }), ...mapped(onDemand(), { eager: false })]);

/** What a remote takes from the shell; no fallback copy is built (ARCHITECTURE, front end 2). */
export const takenByRemote = () =>
  Object.fromEntries(mapped({ ...atOnce(), ...onDemand() }, { import: false }));
