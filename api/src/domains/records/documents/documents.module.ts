import type { FastifyInstance } from 'fastify';
import { downloadRoutes } from './downloads.routes';
import { requiredRoutes } from './required.routes';

/** Documents to hand in, the identity photo, and what can be downloaded (S2 §2 Documents). */
export const documentsModule = async (app: FastifyInstance): Promise<void> => {
  await app.register(requiredRoutes);
  await app.register(downloadRoutes);
};
