import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { findScreenId, type ScreenId } from 'shared-contract';
import { daysBefore } from 'shared-contract/base/days';
import { DRAFT_DAYS } from 'shared-contract/base/limits';
import { draftRoutes } from 'shared-contract/drafts/routes';
import { deleteDraft, deleteDraftsBefore, findDraft, saveDraft } from './drafts.queries';

/** The largest draft, bytes. */
const MAX_DRAFT_BYTES = 256 * 1024;

const screenOf = ({ ScreenLocation }: { ScreenLocation: string }): ScreenId => {
  const screen = findScreenId(ScreenLocation);
  if (!screen) throw notFound('Cet écran n’existe pas.');
  return screen;
};

/** GET, PUT, DELETE /drafts/{ScreenLocation}: what its author typed and did not send yet. */
export const draftsModule = async (app: FastifyInstance): Promise<void> => {
  app.retention.add('drafts', () => deleteDraftsBefore(app.db.orm, daysBefore(app.clock.now(), DRAFT_DAYS)));

  serve(app, draftRoutes.draft, async ({ request, params }) => {
    const screen = screenOf(params);
    const { userId, viewing } = principalOf(request);
    const since = daysBefore(app.clock.now(), DRAFT_DAYS);
    // Staff sees the student's screens, on which its own drafts would be out of place.
    return viewing ? null : findDraft(app.db.orm, userId, screen, since);
  });

  serve(
    app,
    draftRoutes.keepDraft,
    ({ request, params, body }) =>
      saveDraft(app.db.orm, principalOf(request).userId, screenOf(params), body.Contenu, app.clock.now()),
    { bodyLimit: MAX_DRAFT_BYTES },
  );

  serve(app, draftRoutes.forgetDraft, async ({ request, params, query }) => {
    const date = query.Date === undefined ? undefined : new Date(query.Date);
    await deleteDraft(app.db.orm, principalOf(request).userId, screenOf(params), date);
    return null;
  });
};
