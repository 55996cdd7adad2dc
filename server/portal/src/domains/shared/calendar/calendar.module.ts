import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import { notFound } from 'server-kernel/errors';
import { attachmentHeader } from 'server-kernel/files/send-file';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { pathOf } from 'shared-contract/base/endpoint';
import { subscribedCalendar } from 'shared-contract/documents/endpoints';
import { calendarRoutes } from 'shared-contract/documents/routes';
import { deleteKey, findKeyDate, findKeyOwner, replaceKey } from './calendar.queries';
import { toEntry } from './entries';
import { type CalendarEntry, toIcs } from './ics';

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');
const unknown = () => notFound('Ce calendrier n’existe pas ou a été remplacé.');

/** Calendar entries of a student; a domain that fails is left out until the next read. */
const entriesOf = async (app: FastifyInstance, principal: Principal): Promise<CalendarEntry[]> => {
  const { etudiantId } = principal;
  if (etudiantId === null) throw unknown();
  const now = app.clock.now();
  const domains = await app.deadlines.of(principal, etudiantId);
  return domains
    .flatMap(({ domain, lines }) => (lines ?? []).map((own) => toEntry(domain, own, now)))
    .filter((entry) => entry !== null);
};

const send = (app: FastifyInstance, reply: FastifyReply, name: string, entries: CalendarEntry[]) =>
  reply
    .header('content-disposition', attachmentHeader(name))
    .type('text/calendar; charset=utf-8')
    .send(toIcs(`${app.institution.product} – ${app.institution.name}`, entries, app.clock.now()));

const registerAddress = (app: FastifyInstance): void => {
  serve(app, calendarRoutes.calendarSubscription, async ({ request }) => {
    const made = await findKeyDate(app.db.orm, principalOf(request).userId);
    return { CreeeLe: made?.toISOString() ?? null };
  });

  serve(
    app,
    calendarRoutes.makeCalendarAddress,
    async ({ request }) => {
      const key = randomBytes(32).toString('base64url');
      const { userId, etudiantId } = principalOf(request);
      await app.db.transaction(async (tx) => {
        await replaceKey(tx, userId, digest(key), app.clock.now());
        await app.audit.record(request, { action: 'calendrier.adresse', etudiantId }, tx);
      });
      const path = pathOf(subscribedCalendar, { cle: `${key}.ics` });
      return { Adresse: `${app.config.publicUrl}${app.prefix}${path}` };
    },
    { isAnswerKept: false },
  );

  serve(app, calendarRoutes.removeCalendarAddress, async ({ request }) => {
    const { userId, etudiantId } = principalOf(request);
    await app.db.transaction(async (tx) => {
      if (!(await deleteKey(tx, userId))) return app.audit.unchanged(request);
      await app.audit.record(request, { action: 'calendrier.retiree', etudiantId }, tx);
    });
    return null;
  });
};

/** The student's dates for calendar programs: by her session, or by a secret address that she can replace. */
export const calendarModule = async (app: FastifyInstance): Promise<void> => {
  registerAddress(app);

  serve(app, calendarRoutes.calendarFile, async ({ request, reply }) =>
    send(app, reply, 'calendrier.ics', await entriesOf(app, principalOf(request))),
  );

  serve(app, calendarRoutes.deadlineFile, async ({ request, reply, params }) => {
    const entries = (await entriesOf(app, principalOf(request))).filter(({ uid }) => uid === params.Code);
    if (entries.length === 0) throw notFound('Cette échéance n’a pas de date, ou n’est pas la vôtre.');
    return send(app, reply, 'echeance.ics', entries);
  });

  serve(app, calendarRoutes.subscribedCalendar, async ({ reply, params }) => {
    const userId = await findKeyOwner(app.db.orm, digest(params.cle.slice(0, -4)));
    const principal = userId === null ? null : await app.rights.findPrincipal(userId, null);
    if (!principal?.isActive || principal.isBlocked || !principal.isRgpd) throw unknown();
    // A reader may follow the address; a search engine may not show it.
    reply.header('x-robots-tag', 'noindex');
    return send(app, reply, 'calendrier.ics', await entriesOf(app, principal));
  });
};
