import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ContactMeanAnswer, ContactMeanListAnswer } from 'shared-contract/records/answers';
import { ContactMeanFormAnswer } from 'shared-contract/reinscription/answers';
import { contactMeanSchema } from 'shared-contract/reinscription/schemas';
import { idOrNewParam, idParams, toId } from '../../../params';
import { findContactMeans } from '../../../platform/people/contacts.queries';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { findContactDefaults } from './contact-means.queries';
import { newContactMean } from './reinscription.presenter';
import { removeContactMean, saveContactMean, unknownMean } from './save-contact-mean';

const screen = 'Reinscription';
const flag = 'AccesReinscription';
/** The proclamation shows the contact means too (CONTRACT §3). */
const READ_LIST = {
  access: { screen, right: 'Read', flag: ['AccesReinscription', 'AccesProclamation'] },
} as const;
const READ_ONE = { access: { screen, right: 'Read', flag } } as const;

/** Step 2: the contact means of the student, and the small form that edits one (S1 §2, §5). */
export const registerContactMeans = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findOne = async (request: FastifyRequest, id: number) => {
    const means = await findContactMeans(orm, studentInView(request));
    const found = means.find((one) => one.MoyenContactID === id);
    if (!found) throw unknownMean();
    return found;
  };

  app.get(
    '/extranet/student/Reinscription02',
    { config: READ_LIST, schema: { response: { 200: ContactMeanListAnswer } } },
    (request) => findContactMeans(orm, studentInView(request)),
  );

  app.get<{ Params: { MoyenContactID: string } }>(
    '/extranet/student/Reinscription02/:MoyenContactID',
    {
      config: READ_ONE,
      schema: { params: idOrNewParam('MoyenContactID'), response: { 200: ContactMeanFormAnswer } },
    },
    async (request) => {
      const { MoyenContactID } = request.params;
      if (MoyenContactID !== '-1') return findOne(request, toId(MoyenContactID));
      return newContactMean(
        await findContactMeans(orm, studentInView(request)),
        await findContactDefaults(orm),
      );
    },
  );

  app.post(
    '/extranet/student/Reinscription02',
    {
      config: { access: { screen, right: 'Update', flag }, body: contactMeanSchema },
      schema: { response: { 200: ContactMeanAnswer } },
    },
    async (request) => {
      const write = validBody(contactMeanSchema, request.body);
      return findOne(request, await saveContactMean(app, request, write));
    },
  );

  app.delete<{ Params: { MoyenContactID: string } }>(
    '/delete/:MoyenContactID/Reinscription02',
    {
      config: { access: { screen, right: 'Delete', flag } },
      schema: { params: idParams('MoyenContactID') },
    },
    async (request, reply) => {
      await removeContactMean(app, request, toId(request.params.MoyenContactID));
      return reply.code(204).send();
    },
  );
};
