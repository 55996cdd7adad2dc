import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readJson, root } from '../build/paths.mjs';

/**
 * @typedef {Record<string, string>} Needs range by package
 * @typedef {{ name: string, version: string, dependencies?: Needs, devDependencies?: Needs, bin?: Needs, [member: string]: unknown }} Manifest
 *
 * @typedef {object} Packed what is packed of a package
 * @property {string} from its folder in the repository, whose versions the lockfile names
 * @property {string[]} files below it, with their folders
 * @property {(manifest: Manifest) => Manifest} [change] what its manifest says only where it is installed
 */

/** Settings of the workspace, as far as an installation elsewhere needs them. */
export const workspace = () =>
  /** @type {{ catalog: Needs, onlyBuiltDependencies: string[], ignoredBuiltDependencies: string[] }} */ (
    parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  );

/** @type {(from: string) => Packed} */
const sources = (from) => ({ from, files: ['src'] });

/**
 * The command is run here, with the presets that it judges by; the driver of PostgreSQL is the topology's.
 *
 * @type {(manifest: Manifest) => Manifest}
 */
const asCommand = (manifest) => {
  const { pg: _, ...dependencies } = manifest.dependencies ?? {};
  return {
    ...manifest,
    bin: { portalctl: 'portalctl.mjs' },
    dependencies: { ...dependencies, tooling: 'workspace:*' },
  };
};

/**
 * The command alone: neither what drives it in tests nor what sets a server up.
 *
 * @type {Packed}
 */
const command = {
  from: 'deploy',
  files: ['portalctl.mjs', 'command-line.mjs', 'published.mjs', 'refusal.mjs', 'shell-release.mjs'].concat([
    'checks',
    'contract',
    'keys',
    'verbs',
  ]),
  change: asCommand,
};

/**
 * The built API under the name of what it is here: the portal in which a version is judged, whose pages are the shell's.
 *
 * @type {Packed}
 */
const referencePortal = {
  from: 'server/commands',
  files: ['dist'],
  change: ({ dependencies = {}, ...manifest }) => ({
    ...manifest,
    name: 'reference-portal',
    // The server's own packages are in what was built.
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !name.startsWith('server-')),
    ),
  }),
};

/**
 * What a domain stands on, by the name under which it is installed.
 *
 * @type {Record<string, Packed>}
 */
export const PACKAGES = {
  'shared-contract': sources('shared-contract'),
  'shared-router': sources('shared-router'),
  'shared-ui': sources('shared-ui'),
  'shared-auth': sources('shared-auth'),
  'release-store': { from: 'release-store', files: ['src', 'dist', 'build.mjs'] },
  tooling: { from: 'tooling', files: ['apart', 'build', 'testing'] },
  deploy: command,
  'reference-portal': referencePortal,
};

/** @type {(needs: Needs | undefined, resolve: (name: string, range: string) => string) => Needs} */
const mapNeeds = (needs = {}, resolve) =>
  Object.fromEntries(Object.entries(needs).map(([name, range]) => [name, resolve(name, range)]));

/**
 * The manifest of a package as it is published: without what serves only in the repository, every range said in full.
 *
 * @param {Packed} packed
 * @returns {Manifest}
 */
export const publishedManifest = ({ from, change = (manifest) => manifest }) => {
  const { catalog } = workspace();
  const { private: _, scripts: __, ...manifest } = change(readJson(join(root, from, 'package.json')));
  const { devDependencies: ___, dependencies, ...published } = manifest;
  return {
    ...published,
    engines: readJson(join(root, 'package.json')).engines,
    dependencies: mapNeeds(dependencies, (name, range) => {
      if (range === 'catalog:') return catalog[name] ?? range;
      return range.startsWith('workspace:') ? readJson(join(root, name, 'package.json')).version : range;
    }),
  };
};
