import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { filesUnder, SOURCE_MAPS } from 'release-store';
import { folderOf, REMOTES, root, STANDALONE } from './paths.mjs';
import { hasCode } from './release/release.mjs';

const PACKAGES = ['shell', ...REMOTES.filter(hasCode)];

/** @param {string} name */
const distOf = (name) => join(folderOf(name), 'dist');

/** Folder of the scripts that browsers are sent. @param {string} name */
const scriptsOf = (name) => (name === 'shell' ? join(distOf(name), 'assets') : distOf(name));

/** @type {(name: string) => Record<string, { sources: string[], mappings: string }>} */
const mapsOf = (name) => JSON.parse(gunzipSync(readFileSync(join(distOf(name), SOURCE_MAPS))).toString());

/** Texts of a source that are long enough to be found again: each stands on one line. @param {string} source */
const textsOf = (source) =>
  [...readFileSync(join(root, source), 'utf8').matchAll(/'([^'\\\n]{25,})'/g)].map(([, text = '']) => text);

/** @param {string} path */
const isOwn = (path) => /^(shell|shared-|mf-)/.test(path);

/** File and line of a source, from a position in a script. @type {(map: { sources: string[], mappings: string }, script: string, at: number) => string} */
const placeOf = (map, script, at) => {
  const before = script.slice(0, at).split('\n');
  const column = before.at(-1)?.length ?? 0;
  const segments = decode(map.mappings)[before.length - 1] ?? [];
  const [, source = -1, line = -1] = segments.findLast(([start]) => start <= column) ?? [];
  return `${map.sources[source]}:${line}`;
};

/** Whether a script only passes on what other scripts hold, in webpack's words: it has no source. @param {string} script */
const isPassingOn = (script) => script.replace(/\w+:\(\)=>[\w$.]+,?/g, '').length < 300;

/** Taken as its package published it, without a map. @param {string} file */
const isPublished = (file) => /\.min\.[0-9a-f]+\.js$/.test(file);

/** Texts that a script and its sources have once, and whether the map leads from the one to the other. */
const judged = (/** @type {string} */ name) =>
  Object.entries(mapsOf(name)).flatMap(([file, map]) => {
    const script = readFileSync(join(scriptsOf(name), file), 'utf8');
    const texts = map.sources.filter(isOwn).flatMap((source) => textsOf(source).slice(0, 3));
    return [...new Set(texts)].flatMap((text) => {
      const at = script.indexOf(text);
      if (at < 0 || script.includes(text, at + 1)) return [];
      const [source = '', line] = placeOf(map, script, at).split(':');
      const found = existsSync(join(root, source))
        ? readFileSync(join(root, source), 'utf8').split('\n')[Number(line)]
        : '';
      return [{ text, source, isRight: found?.includes(text) ?? false }];
    });
  });

describe.each(PACKAGES)('the source maps of %s', (name) => {
  it('lead from each script that was built to the lines of its sources, in any folder', () => {
    const found = judged(name);
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(JSON.stringify(mapsOf(name))).not.toContain(root);
  });

  it('are of all its scripts, hold no source, and nothing that browsers are sent names them', () => {
    const maps = mapsOf(name);
    const scripts = filesUnder(scriptsOf(name))
      .map((path) => relative(scriptsOf(name), path))
      .filter((file) => file.endsWith('.js') && !file.startsWith(`${STANDALONE}/`));
    const textOf = (/** @type {string} */ file) => readFileSync(join(scriptsOf(name), file), 'utf8');
    expect(scripts.filter((file) => !maps[file] && !isPublished(file) && !isPassingOn(textOf(file)))).toEqual(
      [],
    );
    expect(Object.values(maps).filter((map) => 'sourcesContent' in map)).toEqual([]);
    expect(filesUnder(distOf(name)).filter((path) => path.endsWith('.map'))).toEqual([]);
    expect(scripts.filter((file) => textOf(file).includes('sourceMappingURL='))).toEqual([]);
  });
});
