import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ThesisAnswer, ThesisSavedAnswer } from 'shared-contract/thesis/answers';
import {
  thesisProvisionalSchema,
  thesisSubmissionSchema,
  thesisWriteKind,
} from 'shared-contract/thesis/schemas';
import { invalid } from '../../../errors';
import { idParams, toId } from '../../../params';
import { studentInView } from '../../../student-in-view';
import { saveConsents, saveProvisional, saveTitle } from './save-thesis';
import { submitThesis } from './submit-thesis';
import { toThesis } from './theses.presenter';
import { findThesis } from './theses.queries';
import { THESIS_REFUSALS } from './thesis-refusals';

const SAVES = { provisional: saveProvisional, title: saveTitle, consent: saveConsents };
const NOT_ONE_KIND = 'Envoyez les données provisoires, le nouveau titre ou les consentements, séparément.';
const NoContent = Type.Null({ description: 'Aucun mémoire n’est ouvert.' });

const readThesis = async (request: FastifyRequest, reply: FastifyReply) => {
  const row = await findThesis(request.server.db.orm, studentInView(request));
  return row ? toThesis(row) : reply.code(204).send();
};

const reading = { schema: { response: { 200: ThesisAnswer, 204: NoContent } } };
const writing = { schema: { response: { 200: ThesisSavedAnswer } } };

const registerThesis = (app: FastifyInstance): void => {
  app.get(
    '/extranet/student/Memoire',
    { ...reading, config: { access: { screen: 'Memoire', right: 'Read', flag: 'HasMemoire' } } },
    readThesis,
  );

  app.post(
    '/extranet/student/Memoire',
    {
      ...writing,
      config: {
        access: { screen: 'Memoire', right: 'Update', flag: 'HasMemoire' },
        body: thesisProvisionalSchema,
      },
    },
    (request) => {
      const kind = thesisWriteKind(request.body);
      if (!kind) throw invalid([{ path: '', message: NOT_ONE_KIND }], NOT_ONE_KIND);
      return SAVES[kind](app, request);
    },
  );
};

const registerSubmission = (app: FastifyInstance): void => {
  const flag = 'AccesMemoireRemise';
  const read = { access: { screen: 'MemoireRemise', right: 'Read', flag } } as const;
  const write = {
    access: { screen: 'MemoireRemise', right: 'Update', flag },
    body: thesisSubmissionSchema,
  } as const;

  app.get('/extranet/student/MemoireRemise', { ...reading, config: read }, readThesis);

  app.post('/extranet/student/MemoireRemise', { ...writing, config: write }, (request) =>
    submitThesis(app, request, false),
  );

  app.post('/extranet/student/MemoireRemiseSecondeSession', { ...writing, config: write }, (request) =>
    submitThesis(app, request, true),
  );

  app.get<{ Params: { MemoireID: string } }>(
    '/extranet/student/canUploadSecondeSession/:MemoireID',
    { config: read, schema: { params: idParams('MemoireID'), response: { 200: Type.Boolean() } } },
    async (request) => {
      const row = await findThesis(app.db.orm, studentInView(request));
      if (row?.memoireId !== toId(request.params.MemoireID)) throw THESIS_REFUSALS.unknown();
      return row.secondeSession && row.remisLe === null;
    },
  );
};

/** The thesis from its first title to its submission (S1 §2 to §5). */
export const thesisModule = async (app: FastifyInstance): Promise<void> => {
  registerThesis(app);
  registerSubmission(app);
};
