import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { paeRoutes } from 'shared-contract/pae/routes';
import { findPae } from '../../shared/programme/programme.queries';
import { loadLevels } from '../../shared/programme/read-programme';
import { toConstraints } from './constraints.presenter';
import { registerProgrammeDeadlines } from './deadlines';
import { decidePae } from './decide-pae';
import { openImportedPae } from './open-pae';
import { requireReenrolled } from './pae.policy';
import { savePae } from './save-pae';

const registerComposition = (app: FastifyInstance): void => {
  const { orm } = app.db;

  /** The programme to compose, null where there is none: a programme whose catalogue is not in the portal. */
  const findOpen = async (request: FastifyRequest) => {
    const etudiantId = studentInView(request);
    await requireReenrolled(orm, etudiantId);
    const now = app.clock.now();
    const found = await findPae(orm, etudiantId, dayOf(now));
    if (found) return found;
    await app.db.transaction((tx) => openImportedPae(tx, etudiantId, now));
    return findPae(orm, etudiantId, dayOf(now));
  };

  serve(app, paeRoutes.paeConstraints, async ({ request }) => {
    const row = await findOpen(request);
    return row && toConstraints(row);
  });

  serve(app, paeRoutes.paeLevels, async ({ request }) => {
    const row = await findOpen(request);
    return row ? (await loadLevels(orm, row)).levels : [];
  });

  serve(app, paeRoutes.savePae, ({ request, body }) => {
    const etudiantId = studentInView(request);
    return savePae(app.db, {
      etudiantId,
      write: body,
      now: app.clock.now(),
      audit: async (tx, act) => {
        if (act) await app.audit.record(request, { ...act, etudiantId }, tx);
        else app.audit.unchanged(request);
      },
    });
  });
};

const registerDecision = (app: FastifyInstance): void => {
  serve(app, paeRoutes.decidePae, async ({ request, params, body }) => {
    const { decision } = await decidePae(app.db, {
      inscriptionId: params.InscriptionID,
      write: body,
      compteId: principalOf(request).userId,
      audit: (tx, entry) => app.audit.record(request, entry, tx),
      now: app.clock.now(),
    });
    return { InscriptionID: params.InscriptionID, StatutPAE: decision };
  });
};

/** The annual programme: composing, submitting, and the coordinator's decision (S2 §2, §4, §5). */
export const paeModule = async (app: FastifyInstance): Promise<void> => {
  registerProgrammeDeadlines(app);

  registerComposition(app);
  registerDecision(app);
};
