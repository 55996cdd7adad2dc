import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const Urls = Type.Array(Type.String({ pattern: '^/(?!/)' }));

const ServerScript = Type.String({ pattern: '^server/[A-Za-z0-9-]+(\\.[A-Za-z0-9]+)*\\.js$' });

const AssetsShape = Type.Object({
  main: Urls,
  css: Urls,
  preload: Urls,
  /** Shell scripts that the first remote of a page needs. */
  federation: Type.Optional(Urls),
  /** Scripts of each piece of the kit, by its name. */
  kit: Type.Optional(Type.Record(Type.String(), Urls)),
  /** Scripts of each late part that a first frame may show, by its name. */
  parts: Type.Optional(Type.Record(Type.String(), Urls)),
  /** Its pages may name a version without its files; shells from before that need every entry complete. */
  readsPartialEntries: Type.Optional(Type.Boolean()),
  /** Server renderer of the shell, beside this file; without it pages are rendered by the browser alone. */
  frame: Type.Optional(Type.String({ pattern: '^server/[A-Za-z0-9-]+(\\.[A-Za-z0-9]+)*\\.cjs$' })),
  /** The worker of the copy on a device, and what its page runs, beside this file; absent, there is no such copy. */
  offline: Type.Optional(Type.Object({ worker: ServerScript, page: ServerScript })),
  /** Subresource Integrity values by URL. */
  integrity: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** `assets.json` of the shell's build: what the page has to name for the shell to start; `frame` and `offline` are absolute paths. */
export type ShellAssets = Static<typeof AssetsShape>;

const withPlace = ({ frame, offline, ...assets }: ShellAssets, file: string): ShellAssets => {
  const place = (path: string) => join(dirname(file), path);
  return {
    ...assets,
    ...(frame !== undefined && { frame: place(frame) }),
    ...(offline && { offline: { worker: place(offline.worker), page: place(offline.page) } }),
  };
};

/** Reads the shell's build again when it changes (a watch build does); null until there is one. */
export const createShellAssets = (file: string) => {
  let known: { mark: number; assets: ShellAssets } | null = null;
  return async (): Promise<ShellAssets | null> => {
    const state = await stat(file).catch(() => null);
    if (!state) return null;
    if (known?.mark === state.mtimeMs) return known.assets;
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!Value.Check(AssetsShape, content)) return null;
    known = { mark: state.mtimeMs, assets: withPlace(content, file) };
    return known.assets;
  };
};
