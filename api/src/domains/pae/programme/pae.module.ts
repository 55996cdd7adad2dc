import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paeRoutes } from 'shared-contract/pae/routes';
import { principalOf } from '../../../plugins/access';
import { serve } from '../../../plugins/serve';
import { studentInView } from '../../../student-in-view';
import { decidePae } from './decide-pae';
import { requireOpen, requireReenrolled } from './pae.policy';
import { toConstraints } from './pae.presenter';
import { findPae } from './pae.queries';
import { loadLevels, savePae } from './save-pae';

const registerComposition = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findOpen = async (request: FastifyRequest) => {
    const etudiantId = studentInView(request);
    await requireReenrolled(orm, etudiantId);
    return requireOpen(await findPae(orm, etudiantId));
  };

  serve(app, paeRoutes.paeConstraints, async ({ request }) => toConstraints(await findOpen(request)));

  serve(
    app,
    paeRoutes.paeLevels,
    async ({ request }) => (await loadLevels(orm, await findOpen(request))).levels,
  );

  serve(app, paeRoutes.savePae, ({ request, body }) =>
    savePae(app.db, { etudiantId: studentInView(request), write: body, now: app.clock.now() }),
  );
};

const registerDecision = (app: FastifyInstance): void => {
  serve(app, paeRoutes.decidePae, async ({ request, params, body }) => {
    const { username, roles } = principalOf(request);
    const actor = {
      username,
      role: roles.includes('admin') ? ('admin' as const) : ('programmes' as const),
    };
    const { decision } = await decidePae(app.db, {
      inscriptionId: params.InscriptionID,
      write: body,
      actor,
      now: app.clock.now(),
    });
    return { InscriptionID: params.InscriptionID, StatutPAE: decision };
  });
};

/** The annual programme: composing, submitting, and the coordinator's decision (S2 §2, §4, §5). */
export const paeModule = async (app: FastifyInstance): Promise<void> => {
  registerComposition(app);
  registerDecision(app);
};
