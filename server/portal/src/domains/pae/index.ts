import type { FastifyInstance } from 'fastify';
import { paeModule } from './programme/pae.module';
import { progressModule } from './progress/progress.module';
import { reinscriptionModule } from './reinscription/reinscription.module';
import { signatureModule } from './signature/signature.module';

/** The annual programme, from re-enrolment to signature, the resources of mf-pae; and what its rules say of a career. */
export const pae = async (app: FastifyInstance): Promise<void> => {
  await app.register(reinscriptionModule);
  await app.register(paeModule);
  await app.register(signatureModule);
  await app.register(progressModule);
};
