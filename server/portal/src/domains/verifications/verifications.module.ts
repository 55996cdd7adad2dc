import type { FastifyInstance } from 'fastify';
import { refreshSearchColumns } from '../shared/people/search-columns.queries';
import { careerRoutes } from './career.routes';
import { searchRoutes } from './search.routes';
import { sectionRoutes } from './sections.routes';

/** The staff verification space (S2 §2, §3, §7; CONTRACT §5.15). */
export const verificationsModule = async (app: FastifyInstance): Promise<void> => {
  await app.register(searchRoutes);
  await app.register(sectionRoutes);
  await app.register(careerRoutes);
  let refreshing: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    refreshing = refreshSearchColumns(app.db.orm).catch((error: unknown) =>
      app.log.warn({ err: error }, 'search columns: will be written again at the next start'),
    );
  });
  app.addHook('onClose', () => refreshing);
};
