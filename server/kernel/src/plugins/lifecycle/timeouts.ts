/** Limits of Fastify, which by itself waits for ever; milliseconds and bytes. */
export const timeouts = {
  /** A whole request, a 40 MB file on a slow line included. */
  requestTimeout: 300_000,
  /** A connection on which nothing moves. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  /** A plugin that is not ready by then stops the start. */
  pluginTimeout: 20_000,
  /** JSON bodies; routes for files and drafts set their own. */
  bodyLimit: 256 * 1024,
  return503OnClosing: true,
} as const;
