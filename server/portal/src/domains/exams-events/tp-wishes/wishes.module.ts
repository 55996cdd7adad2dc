import type { FastifyInstance } from 'fastify';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf, MINUTE_MS } from 'shared-contract/base/days';
import { tpRoutes } from 'shared-contract/tp/routes';
import { findCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { askWish } from './ask-wish';
import { leaveWish } from './leave-wish';
import { findOwnGroups } from './own-groups';
import { settleWishes } from './settle-wishes';
import { toWishes } from './wishes.presenter';

/** Looked for this often: a server that was down catches up. */
const POLL_INTERVAL = 5 * MINUTE_MS;

/** Settles the lines while the server runs, where it also reminds; several servers share the work. */
const settleInBackground = (app: FastifyInstance): void => {
  if (!app.config.sendsReminders) return;
  runInBackground(app, {
    every: POLL_INTERVAL,
    work: () => settleWishes(app),
    onError: (error) => app.log.warn({ err: error }, 'lines of groups: will be tried again'),
  });
};

/** The lines of full groups of practical work (docs/decisions/exams-and-groups.md). */
export const tpWishesModule = async (app: FastifyInstance): Promise<void> => {
  settleInBackground(app);

  serve(app, tpRoutes.tpWishes, async ({ request }) => {
    const today = dayOf(app.clock.now());
    const enrolment = await findCurrentEnrolment(app.db.orm, studentInView(request), today);
    return enrolment ? toWishes(await findOwnGroups(app.db.orm, enrolment, today)) : [];
  });

  serve(app, tpRoutes.askTpWish, ({ request, body }) => askWish(app, request, body));

  serve(app, tpRoutes.leaveTpWish, ({ request, params }) => leaveWish(app, request, params.SouhaitID));
};
