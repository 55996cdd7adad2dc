import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PaeLevelListAnswer, PaeSavedAnswer, StaffPaeAnswer } from 'shared-contract/pae/answers';
import { paeSchema, staffPaeSchema } from 'shared-contract/pae/schemas';
import { PaeConstraintsAnswer } from 'shared-contract/reinscription/answers';
import { idParams, toId } from '../../../params';
import { principalOf } from '../../../plugins/access';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { decidePae } from './decide-pae';
import { requireOpen, requireReenrolled } from './pae.policy';
import { toConstraints } from './pae.presenter';
import { findPae } from './pae.queries';
import { loadLevels, savePae } from './save-pae';

const flag = 'AccesReinscription';
const READ = { access: { screen: 'PAE', right: 'Read', flag } } as const;

const registerComposition = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findOpen = async (request: FastifyRequest) => {
    const etudiantId = studentInView(request);
    await requireReenrolled(orm, etudiantId);
    return requireOpen(await findPae(orm, etudiantId));
  };

  app.get(
    '/extranet/student/Reinscription06',
    { config: READ, schema: { response: { 200: PaeConstraintsAnswer } } },
    async (request) => toConstraints(await findOpen(request)),
  );

  app.get(
    '/extranet/student/PAE',
    { config: READ, schema: { response: { 200: PaeLevelListAnswer } } },
    async (request) => (await loadLevels(orm, await findOpen(request))).levels,
  );

  app.post(
    '/extranet/student/PAE',
    {
      config: { access: { screen: 'PAE', right: 'Update', flag }, body: paeSchema },
      schema: { response: { 200: PaeSavedAnswer } },
    },
    (request) => {
      const write = validBody(paeSchema, request.body);
      return savePae(app.db, { etudiantId: studentInView(request), write, now: app.clock.now() });
    },
  );
};

const registerDecision = (app: FastifyInstance): void => {
  app.post<{ Params: { InscriptionID: string } }>(
    '/staff/pae/:InscriptionID',
    {
      config: { access: { roles: ['admin', 'programmes'] }, body: staffPaeSchema },
      schema: { params: idParams('InscriptionID'), response: { 200: StaffPaeAnswer } },
    },
    async (request) => {
      const write = validBody(staffPaeSchema, request.body);
      const inscriptionId = toId(request.params.InscriptionID);
      const { username, roles } = principalOf(request);
      const actor = {
        username,
        role: roles.includes('admin') ? ('admin' as const) : ('programmes' as const),
      };
      const { decision } = await decidePae(app.db, { inscriptionId, write, actor, now: app.clock.now() });
      return { InscriptionID: inscriptionId, StatutPAE: decision };
    },
  );
};

/** The annual programme: composing, submitting, and the coordinator's decision (S2 §2, §4, §5). */
export const paeModule = async (app: FastifyInstance): Promise<void> => {
  registerComposition(app);
  registerDecision(app);
};
