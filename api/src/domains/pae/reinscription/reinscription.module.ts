import type { FastifyInstance } from 'fastify';
import { ReenrolmentAnswer } from 'shared-contract/reinscription/answers';
import { diplomaSchema, grantSchema, thirdLanguageSchema } from 'shared-contract/reinscription/schemas';
import { notFound } from '../../../errors';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { registerAddresses } from './addresses.routes';
import { registerContactMeans } from './contact-means.routes';
import { findReenrolment } from './dossier.queries';
import { toReenrolment } from './reinscription.presenter';
import { saveGrant, saveMaster, saveThirdLanguage } from './steps';

const screen = 'Reinscription';
const flag = 'AccesReinscription';
const WRITE = { screen, right: 'Update', flag } as const;
const schema = { response: { 200: ReenrolmentAnswer } };

/** The re-enrolment wizard, from its start to the choice of a master (S1 §2, §4, §5). */
export const reinscriptionModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/extranet/student/Reinscription',
    { config: { access: { screen, right: 'Read', flag } }, schema },
    async (request) => {
      const row = await findReenrolment(app.db.orm, studentInView(request));
      if (!row) throw notFound();
      return toReenrolment(row);
    },
  );

  registerAddresses(app);
  registerContactMeans(app);

  app.post(
    '/extranet/student/Reinscription03',
    { config: { access: WRITE, body: grantSchema }, schema },
    (request) => saveGrant(app, request, validBody(grantSchema, request.body)),
  );

  app.post(
    '/extranet/student/Reinscription04',
    { config: { access: WRITE, body: thirdLanguageSchema }, schema },
    (request) => saveThirdLanguage(app, request, validBody(thirdLanguageSchema, request.body)),
  );

  app.post(
    '/extranet/student/Reinscription05',
    { config: { access: WRITE, body: diplomaSchema }, schema },
    (request) => saveMaster(app, request, validBody(diplomaSchema, request.body)),
  );
};
