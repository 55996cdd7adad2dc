import type { FastifyInstance } from 'fastify';
import { registerDocumentDeadlines } from './deadlines';
import { registerDownloads } from './downloads.routes';
import { registerRequired } from './required.routes';

/** Documents to hand in, the identity photo, and what can be downloaded (S2 §2 Documents). */
export const documentsModule = async (app: FastifyInstance): Promise<void> => {
  registerDocumentDeadlines(app);
  await app.register(registerRequired);
  await app.register(registerDownloads);
};
