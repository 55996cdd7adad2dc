import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findScreenId, type ScreenId } from 'shared-contract';
import { Instant, Shape } from 'shared-contract/base/answer-types';
import { daysBefore } from 'shared-contract/base/days';
import { DRAFT_DAYS } from 'shared-contract/base/limits';
import { draftSchema } from 'shared-contract/portal/schemas';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { validBody } from '../../plugins/valid-body';
import { deleteDraft, deleteDraftsBefore, findDraft, saveDraft } from './drafts.queries';

/** The largest draft, bytes. */
const DRAFT_MAX = 256 * 1024;

const DraftAnswer = Shape({ ScreenLocation: Type.String(), Contenu: Type.Any(), Date: Instant });

interface OfScreen {
  Params: { ScreenLocation: string };
}

const screenOf = ({ params }: FastifyRequest<OfScreen>): ScreenId => {
  const screen = findScreenId(params.ScreenLocation);
  if (!screen) throw notFound('Cet écran n’existe pas.');
  return screen;
};

/** GET, PUT, DELETE /drafts/{ScreenLocation}: what its author typed and did not send yet. */
export const draftsModule = async (app: FastifyInstance): Promise<void> => {
  const path = '/drafts/:ScreenLocation';
  const access = { session: true } as const;
  const answer = { response: { 200: DraftAnswer } };

  app.retention.add('drafts', () => deleteDraftsBefore(app.db.orm, daysBefore(app.clock.now(), DRAFT_DAYS)));

  app.get<OfScreen>(path, { schema: answer, config: { access } }, async (request, reply) => {
    const screen = screenOf(request);
    const { userId, viewing } = principalOf(request);
    const since = daysBefore(app.clock.now(), DRAFT_DAYS);
    // Staff sees the student's screens, on which its own drafts would be out of place.
    const draft = viewing ? null : await findDraft(app.db.orm, userId, screen, since);
    return draft ?? reply.code(204).send();
  });

  app.put<OfScreen>(
    path,
    { schema: answer, bodyLimit: DRAFT_MAX, config: { access, body: draftSchema } },
    async (request) => {
      const screen = screenOf(request);
      const { Contenu } = validBody(draftSchema, request.body);
      return saveDraft(app.db.orm, principalOf(request).userId, screen, Contenu, app.clock.now());
    },
  );

  app.delete<OfScreen>(path, { config: { access } }, async (request, reply) => {
    await deleteDraft(app.db.orm, principalOf(request).userId, screenOf(request));
    return reply.code(204).send();
  });
};
