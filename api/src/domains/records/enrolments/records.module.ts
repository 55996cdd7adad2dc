import type { FastifyInstance } from 'fastify';
import { containsCurrentYear } from 'shared-contract/base/calendar';
import {
  DeliberationAnswer,
  EnrolmentAnswer,
  EnrolmentListAnswer,
  ResultListAnswer,
} from 'shared-contract/records/answers';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { findManagers, NO_MANAGERS } from '../../../platform/people/managers.queries';
import { studentInView } from '../../../student-in-view';
import { findEnrolment, findEnrolments, findLastDeliberation, findResultLines } from './enrolments.queries';
import { toResultLines } from './records.presenter';

interface ById {
  Params: { InscriptionID: string };
}

const READ_LIST = { access: { screen: 'Inscriptions', right: 'Read' } } as const;
const READ_ONE = { access: { screen: 'Inscription', right: 'Read' } } as const;
const PARAMS = idParams('InscriptionID');
const unknown = () => notFound('Cette inscription n’existe pas ou n’est pas la vôtre.');

const registerDetails = (app: FastifyInstance): void => {
  const { orm } = app.db;

  app.get<ById>(
    '/extranet/student/Inscription01/:InscriptionID',
    { config: READ_ONE, schema: { params: PARAMS, response: { 200: ResultListAnswer } } },
    async (request) => {
      const rows = await findResultLines(orm, toId(request.params.InscriptionID), studentInView(request));
      if (!rows) throw unknown();
      return toResultLines(rows);
    },
  );

  app.get<ById>(
    '/extranet/student/Inscription02/:InscriptionID',
    {
      config: READ_ONE,
      schema: { params: PARAMS, response: { 200: DeliberationAnswer, 204: { type: 'null' } } },
    },
    async (request, reply) => {
      const row = await findLastDeliberation(orm, toId(request.params.InscriptionID), studentInView(request));
      if (!row) throw unknown();
      return row.Session === null ? reply.code(204).send() : row;
    },
  );
};

/** Enrolments with their results and deliberation (S1 §2, CONTRACT §3). */
export const recordsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get(
    '/extranet/student/Inscriptions',
    { config: READ_LIST, schema: { response: { 200: EnrolmentListAnswer } } },
    (request) => findEnrolments(orm, studentInView(request)),
  );

  app.get<ById>(
    '/extranet/student/Inscription/:InscriptionID',
    { config: READ_ONE, schema: { params: PARAMS, response: { 200: EnrolmentAnswer } } },
    async (request) => {
      const found = await findEnrolment(orm, toId(request.params.InscriptionID), studentInView(request));
      if (!found) throw unknown();
      const isCurrent = containsCurrentYear(found.answer.AnneeAcademiqueValeur, app.clock.now());
      const managers = isCurrent ? await findManagers(orm, found.programmeId, found.bloc) : NO_MANAGERS;
      return { ...found.answer, ...managers };
    },
  );

  registerDetails(app);
};
