import type { FastifyInstance } from 'fastify';
import { InternshipAnswer, InternshipListAnswer } from 'shared-contract/internships/answers';
import { INTERNSHIP_FILES, type InternshipFile, internshipSchema } from 'shared-contract/internships/schemas';
import { badRequest } from '../../../errors';
import { idParams, toId } from '../../../params';
import { studentInView } from '../../../student-in-view';
import { agreementRoutes } from './agreement.routes';
import { toInternship } from './internships.presenter';
import { findInternship, findInternships } from './internships.queries';
import { encodeInternship, saveInternshipFile, unknownInternship } from './save-internship';

const READ = { access: { screen: 'Stages', right: 'Read', flag: 'CanViewStage' } } as const;

const FILE_QUERY = {
  type: 'object',
  properties: {
    isFile: { type: 'string', enum: ['true', 'false'] },
    updated: { type: 'string', enum: [...INTERNSHIP_FILES] },
  },
} as const;

/** Internships, from the form to the agreement (S1 §2 to §5, §7). */
export const internshipsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get(
    '/extranet/student/Stages',
    { config: READ, schema: { response: { 200: InternshipListAnswer } } },
    async (request) => (await findInternships(orm, studentInView(request))).map(toInternship),
  );

  app.get<{ Params: { StageID: string } }>(
    '/extranet/student/Stages/:StageID',
    { config: READ, schema: { params: idParams('StageID'), response: { 200: InternshipAnswer } } },
    async (request) => {
      const row = await findInternship(orm, toId(request.params.StageID), studentInView(request));
      if (!row) throw unknownInternship();
      return toInternship(row);
    },
  );

  app.post<{ Querystring: { isFile?: 'true' | 'false'; updated?: InternshipFile } }>(
    '/extranet/student/Stage',
    {
      config: {
        access: { screen: 'Stages', right: 'Update', flag: 'CanViewStage' },
        body: internshipSchema,
      },
      schema: { querystring: FILE_QUERY, response: { 200: InternshipAnswer } },
    },
    (request) => {
      const { isFile, updated } = request.query;
      if (isFile !== 'true') return encodeInternship(app, request);
      if (!updated) throw badRequest('Nommez le fichier du stage : il manque « updated ».');
      return saveInternshipFile(app, request, updated);
    },
  );

  await app.register(agreementRoutes);
};
