import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { ReleaseStore } from 'release-store';
import { SHELL } from '../registry/shell-releases';

const unzip = promisify(gunzip);

/** Room for the maps of one version, bytes: what is larger is not what a build wrote. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Versions whose maps are kept in memory. */
const MAX_CACHED_VERSIONS = 3;

/** `{ "<script>": <map> }`, as a build wrote it. */
const MapsSchema = Type.Record(
  Type.String(),
  Type.Object({
    version: Type.Literal(3),
    sources: Type.Array(Type.String()),
    names: Type.Array(Type.String()),
    mappings: Type.String(),
  }),
);

type Maps = Static<typeof MapsSchema>;

/** A version of a remote, or of the shell. */
interface Version {
  name: string;
  version: string;
}

/** A script of a browser and a position in it, lines and columns from 1: `/r/mf-a/1/12.js:1:300`, `/assets/main.js:1:9`. */
const FRAME =
  /^\/(?:r\/(?<name>[a-z-]+)\/(?<version>[^/:]+)|assets)\/(?<file>[^:]+):(?<line>\d+):(?<column>\d+)$/;

/** True for the portal's own source rather than a package's. */
const isOwn = (source: string): boolean =>
  !source.includes('node_modules/') && !source.startsWith('webpack/');

const readMaps = async (store: Pick<ReleaseStore, 'sourceMaps'>, one: Version): Promise<Maps | null> => {
  const kept = await store.sourceMaps(one.name, one.version);
  if (!kept) return null;
  const maps: unknown = JSON.parse(String(await unzip(kept, { maxOutputLength: MAX_BYTES })));
  return Value.Check(MapsSchema, maps) ? maps : null;
};

/** Versions of the shell of which a page may be, newest first. */
const shellsOf = async (store: Pick<ReleaseStore, 'registry'>): Promise<Version[]> => {
  const { version, canary, previous } = (await store.registry()).remotes[SHELL] ?? {};
  return [version, canary?.version, previous].flatMap((one) => (one ? [{ name: SHELL, version: one }] : []));
};

const lookUp = (map: EncodedSourceMap | undefined, line: number, column: number): string | null => {
  if (!map || line === 0 || column === 0) return null;
  const found = originalPositionFor(new TraceMap(map), { line, column: column - 1 });
  return found.source === null ? null : `${found.source}:${found.line}`;
};

/**
 * Names the source file and line of an error by the maps that the builds kept, `mf-orders/src/cart.page.tsx:41`. Only
 * frames of the version that was told of and of the shell count; the first one of our own code is preferred. Resolves to
 * null where nothing is known: a map that is missing or broken is nobody's trouble.
 */
export const createSourceLocator = (store: Pick<ReleaseStore, 'sourceMaps' | 'registry'>) => {
  const known = new Map<string, Maps>();

  const mapsOf = async (one: Version): Promise<Maps | null> => {
    const key = `${one.name}/${one.version}`;
    const maps = known.get(key) ?? (await readMaps(store, one));
    known.delete(key);
    if (maps) known.set(key, maps);
    for (const old of [...known.keys()].slice(0, -MAX_CACHED_VERSIONS)) known.delete(old);
    return maps;
  };

  const resolve = async (frame: string, told: Version): Promise<string | null> => {
    const groups: Record<string, string | undefined> | undefined = FRAME.exec(frame)?.groups;
    if (!groups) return null;
    const { name, version, file = '', line, column } = groups;
    if (name !== undefined && (name !== told.name || version !== told.version)) return null;
    const candidates = name === undefined ? await shellsOf(store) : [told];
    for (const one of candidates) {
      const maps = await mapsOf(one);
      const found = lookUp(maps?.[file], Number(line), Number(column));
      if (found) return found;
    }
    return null;
  };

  return async (frames: readonly string[], told: Version): Promise<string | null> => {
    let first: string | null = null;
    for (const frame of frames) {
      const found = await resolve(frame, told).catch(() => null);
      if (found && isOwn(found)) return found;
      first ??= found;
    }
    return first;
  };
};
