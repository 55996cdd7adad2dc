import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, readJson } from 'tooling/build/paths';
import { hasCode } from 'tooling/build/release/release';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';

/** What this working copy builds: the shell and every domain that has code. */
export const builtPackages = () => [SHELL, ...REMOTES.filter(hasCode)];

/** @type {(name: string) => [name: string, version: string]} */
const builtVersion = (name) => {
  const path = join(folderOf(name), 'dist', 'release.json');
  if (!existsSync(path))
    throw new Refusal('build-incomplet', `${name} n’est pas construit ici : portalctl publish --all.`);
  return [name, readJson(path).version];
};

/** Versions of what this working copy built last. Throws a Refusal where something was not. */
export const builtVersions = () => Object.fromEntries(builtPackages().map(builtVersion));

/**
 * The versions of a set as they are typed: `shell@1.0.0-abc mf-orders@1.0.0-def`. Throws a Refusal.
 *
 * @param {string[]} words
 * @returns {Record<string, string>}
 */
export const typedVersions = (words) => {
  const members = words.map((word) => word.split('@'));
  const wrong = words.find((_, rank) => members[rank]?.length !== 2 || !members[rank].every(Boolean));
  if (wrong || members.length === 0)
    throw new Refusal(
      'lot',
      `Dites chaque version du lot : shell@<version> mf-orders@<version>${wrong ? ` ; « ${wrong} » n’en est pas une` : ''}.`,
    );
  const unknown = members.find(([name = '']) => name !== SHELL && !REMOTES.includes(name));
  if (unknown)
    throw new Refusal('domaine', `Domaine inconnu : ${unknown[0]}. Les domaines sont ${REMOTES.join(', ')}.`);
  if (new Set(members.map(([name]) => name)).size < members.length)
    throw new Refusal('lot', 'Un lot a une version de chaque domaine, pas deux.');
  return Object.fromEntries(members);
};
