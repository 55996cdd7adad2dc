import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFilesOptions {
  /** `dist/assets` of the shell that was built here. */
  assetsDir: string;
  /** The files of every published shell. */
  gatheredDir: string;
  releasesDir: string;
  /** Signed files by path below their folder: only these are sent. */
  signed: {
    isAsset: (file: string) => Promise<boolean>;
    isVersionFile: (file: string) => Promise<boolean>;
  };
}

const OPEN = { access: { open: true }, quiet: true, rateLimit: false } as const;
/** Kept for ever: nobody asks whether one has changed, nor for a part of one. */
/**
 * Nothing here is for search engines; calendar programs, some of which go by this file, may read the addresses that a
 * student gave them.
 */
const ROBOTS = 'User-agent: *\nAllow: /api/v1/calendriers/\nDisallow: /\n';

const IMMUTABLE = {
  maxAge: '365d',
  immutable: true,
  etag: false,
  lastModified: false,
  acceptRanges: false,
} as const;
const VERSION_FILE = /^mf-[a-z-]+\/[A-Za-z0-9._+-]+\/[A-Za-z0-9._/+-]+\.(js|css|woff2|svg|png|json|txt)$/;

/** Headers for documents only; nginx leaves them out of static files as well. */
const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];

/** Files of the shell under /assets and of the remotes under /r: hashed or versioned, so kept for ever. */
export const staticFiles = async (app: FastifyInstance, options: StaticFilesOptions): Promise<void> => {
  app.addHook('onRequest', async (_request, reply) => {
    for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
  await app.register(fastifyStatic, {
    root: options.assetsDir,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    ...IMMUTABLE,
  });

  const gathered = new Set<string>();
  const isGathered = async (file: string): Promise<boolean> => {
    if (gathered.has(file)) return true;
    const found = await stat(join(options.gatheredDir, file)).catch(() => null);
    if (found?.isFile()) gathered.add(file);
    return gathered.has(file);
  };
  app.get<{ Params: { '*': string } }>('/assets/*', { config: OPEN }, async (request, reply) => {
    const file = request.params['*'];
    if (file.endsWith('.map')) return reply.callNotFound();
    if (!file.includes('..') && (await isGathered(file)) && (await options.signed.isAsset(file)))
      return reply.sendFile(file, options.gatheredDir, IMMUTABLE);
    return reply.sendFile(file, IMMUTABLE);
  });

  app.get<{ Params: { '*': string } }>('/r/*', { config: OPEN }, async (request, reply) => {
    const file = request.params['*'];
    const isNamed =
      VERSION_FILE.test(file) && !file.includes('..') && (await options.signed.isVersionFile(file));
    if (!isNamed) return reply.callNotFound();
    return reply.sendFile(file, options.releasesDir, IMMUTABLE);
  });

  app.get('/robots.txt', { config: OPEN }, (_request, reply) => reply.type('text/plain').send(ROBOTS));
};

/** Folder of the shell's build below the portal's root. */
export const shellDist = (root: string): string => join(root, 'shell', 'dist');
