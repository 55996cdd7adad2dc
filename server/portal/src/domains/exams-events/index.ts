import type { FastifyInstance } from 'fastify';
import { examsModule } from './exams/exams.module';
import { inclusiveModule } from './inclusive/inclusive.module';
import { paiModule } from './inclusive/pai.module';
import { proclamationModule } from './proclamation/proclamation.module';
import { sarModule } from './sar/sar.module';
import { tpModule } from './tp/tp.module';
import { tpWishesModule } from './tp-wishes/wishes.module';

/** Exams and the events of a year: the resources of mf-exams-events. */
export const examsEvents = async (app: FastifyInstance): Promise<void> => {
  await app.register(examsModule);
  await app.register(tpModule);
  await app.register(tpWishesModule);
  await app.register(sarModule);
  await app.register(proclamationModule);
  await app.register(inclusiveModule);
  await app.register(paiModule);
};
