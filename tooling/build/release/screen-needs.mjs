import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../paths.mjs';

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 *
 * @typedef {object} ScreenNeeds what the arrival on a screen fetches beyond what every screen of its remote does
 * @property {string[]} files scripts of the build
 * @property {string[]} kit pieces of the kit, by their names in `portal.json`
 */

/** A screen as `remote.tsx` names it: `'/path': late(() => import('./folder/name.page'))`. */
const SCREEN = /'(\/[^']*)':\s*late\(\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

/** Shared modules fetched on demand. */
const PIECE = /^(?:shared-(?:ui|auth)\/)?([a-z]+)$/;
const AT_ONCE = ['react'];

/**
 * Path and module of each screen.
 *
 * @param {string} source of `remote.tsx`
 */
export const screensOf = (source) =>
  [...source.matchAll(SCREEN)].map(([, path = '', request = '']) => ({ path, request }));

/**
 * Chunk groups of the remote's dynamic imports, by request.
 *
 * @type {(compilation: Compilation) => Map<string, ChunkGroup>}
 */
const groupsByRequest = (compilation) => {
  /** @type {[string, ChunkGroup][]} */
  const found = [];
  for (const { blocks } of compilation.modules)
    for (const block of blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const from = Reflect.get(block.parent ?? {}, 'resource') ?? '';
      const request = Reflect.get(block.dependencies[0] ?? {}, 'request');
      if (group && String(from).endsWith('/src/remote.tsx')) found.push([request, group]);
    }
  return new Map(found);
};

/** @type {(compilation: Compilation, group: ChunkGroup) => string[]} */
const piecesOf = (compilation, group) => {
  const keys = group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => Reflect.get(Reflect.get(module, 'options') ?? {}, 'shareKey'));
  const names = keys.flatMap((key) => PIECE.exec(key ?? '')?.[1] ?? []);
  return [...new Set(names)].filter((piece) => !AT_ONCE.includes(piece)).toSorted();
};

/**
 * Files and kit pieces that each screen needs, by path. A screen declared in another syntax is left out and waits for
 * all of its remote's files.
 *
 * @param {string} name
 * @param {Compilation} compilation
 * @param {readonly string[]} always files that every screen has had
 * @returns {Record<string, ScreenNeeds>}
 */
export const screenNeeds = (name, compilation, always) => {
  const groups = groupsByRequest(compilation);
  /** @type {(group: ChunkGroup) => ScreenNeeds} */
  const needsOf = (group) => ({
    files: group.getFiles().filter((file) => file.endsWith('.js') && !always.includes(file)),
    kit: piecesOf(compilation, group),
  });
  const source = readFileSync(join(folderOf(name), 'src', 'remote.tsx'), 'utf8');
  return Object.fromEntries(
    screensOf(source).flatMap(({ path, request }) => {
      const group = groups.get(request);
      return group ? [[path, needsOf(group)]] : [];
    }),
  );
};
