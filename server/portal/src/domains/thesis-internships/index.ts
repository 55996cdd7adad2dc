import type { FastifyInstance } from 'fastify';
import { idmModule } from './idm/idm.module';
import { internshipsModule } from './internships/internships.module';
import { thesisModule } from './thesis/thesis.module';

/** Theses and internships: the resources of mf-thesis-internships. */
export const thesisInternships = async (app: FastifyInstance): Promise<void> => {
  await app.register(thesisModule);
  await app.register(idmModule);
  await app.register(internshipsModule);
};
