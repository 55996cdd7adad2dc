import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

type Compression = Pick<
  FastifyCompressOptions,
  'threshold' | 'syncThreshold' | 'encodings' | 'brotliOptions'
>;

/** Answers up to the size of the window are compressed synchronously, at half the CPU of a stream: bytes. */
const SYNC_MAX_BYTES = 128 * 1024;

/**
 * How answers are compressed: from 1 kB on, by a window of 128 kB, which holds nearly every answer whole. Brotli's own of
 * 4 MB is memory outside of V8 for each answer, and V8 tidies its whole heap for it: half of what a page cost.
 *
 * @param quality brotli's, 0 to 11
 */
export const compressionOf = (quality: number): Compression => ({
  threshold: 1024,
  syncThreshold: SYNC_MAX_BYTES,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 17,
    },
  },
});
