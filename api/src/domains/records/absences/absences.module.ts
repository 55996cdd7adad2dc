import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Absence } from 'shared-contract/absences/absences';
import { AbsenceAnswer, AbsenceListAnswer } from 'shared-contract/absences/answers';
import { absenceSchema } from 'shared-contract/absences/schemas';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { principalOf } from '../../../plugins/access';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { type AbsenceRow, findAbsence, findAbsences } from './absences.queries';
import { absenceYear, saveAbsence } from './save-absence';

/** Staff sees that there was an absence, not its proof (CONTRACT §2). */
const present = (request: FastifyRequest, row: AbsenceRow): Absence =>
  principalOf(request).viewing ? { ...row, AbsenceEtudiantFichierJustificatifID: null } : row;

/** Absences of the academic year in progress (S2 §2, §4, §5, §9). */
export const absencesModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  const findOne = async (request: FastifyRequest, id: number): Promise<Absence> => {
    const row = await findAbsence(orm, id, studentInView(request));
    if (!row) throw notFound('Cette absence n’existe pas ou n’est pas la vôtre.');
    return present(request, row);
  };

  app.get(
    '/extranet/student/Absences',
    {
      config: { access: { screen: 'Absences', right: 'Read' } },
      schema: { response: { 200: AbsenceListAnswer } },
    },
    async (request) => {
      const rows = await findAbsences(orm, studentInView(request), absenceYear(app.clock.now()));
      return rows.map((row) => present(request, row));
    },
  );

  app.get<{ Params: { AbsenceEtudiantID: string } }>(
    '/extranet/student/Absences/:AbsenceEtudiantID',
    {
      config: { access: { screen: 'Absences', right: 'Read' } },
      schema: { params: idParams('AbsenceEtudiantID'), response: { 200: AbsenceAnswer } },
    },
    (request) => findOne(request, toId(request.params.AbsenceEtudiantID)),
  );

  app.post(
    '/extranet/student/Absences',
    {
      config: { access: { screen: 'Absences', right: 'Create' }, body: absenceSchema },
      schema: { response: { 200: AbsenceAnswer } },
    },
    async (request) => {
      const write = validBody(absenceSchema, request.body);
      return findOne(request, await saveAbsence(app, request, write));
    },
  );
};
