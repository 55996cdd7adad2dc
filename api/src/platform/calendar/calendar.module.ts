import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from 'shared-contract/base/endpoint';
import { subscribedCalendar } from 'shared-contract/documents/endpoints';
import { calendarRoutes } from 'shared-contract/documents/routes';
import { windowWords } from 'shared-contract/portal/window-words';
import type { Principal } from '../../access/types';
import { notFound } from '../../errors';
import { principalOf } from '../../plugins/access';
import { serve } from '../../plugins/serve';
import { attachmentHeader } from '../files/send-file';
import { findEventNames, findKeyOwner, replaceKey } from './calendar.queries';
import { type CalendarEntry, toIcs } from './ics';

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');
const unknown = () => notFound('Ce calendrier n’existe pas ou a été remplacé.');

/** The windows of events that are open or will open for the student, with both their ends known. */
const windowEntries = async (app: FastifyInstance, principal: Principal): Promise<CalendarEntry[]> => {
  const now = app.clock.now();
  const [{ Evenements }, names] = await Promise.all([
    app.rights.events(principal, now),
    findEventNames(app.db.orm),
  ]);
  return Evenements.flatMap(({ Flag, Ouverture, Fermeture, Raison }) => {
    if (!Ouverture || !Fermeture || (Raison !== null && new Date(Ouverture) <= now)) return [];
    const title = names.get(Flag) ?? Flag;
    const description = `Ouvert ${windowWords({ Ouverture, Fermeture, Raison: null }, Ouverture)}.`;
    return [
      { uid: `evenement-${Flag}`, title, description, start: new Date(Ouverture), end: new Date(Fermeture) },
    ];
  });
};

const sendCalendar = async (app: FastifyInstance, reply: FastifyReply, principal: Principal) => {
  const { etudiantId } = principal;
  if (etudiantId === null) throw unknown();
  const entries = [...(await windowEntries(app, principal)), ...(await app.calendar.entriesOf(etudiantId))];
  return reply
    .header('content-disposition', attachmentHeader('calendrier.ics'))
    .type('text/calendar; charset=utf-8')
    .send(toIcs(`${app.institution.product} – ${app.institution.name}`, entries, app.clock.now()));
};

/** The student's dates for calendar programs: by her session, or by a secret address that she can replace. */
export const calendarModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, calendarRoutes.calendarFile, ({ request, reply }) =>
    sendCalendar(app, reply, principalOf(request)),
  );

  serve(app, calendarRoutes.makeCalendarAddress, async ({ request }) => {
    const key = randomBytes(32).toString('base64url');
    const { userId, etudiantId } = principalOf(request);
    await app.db.transaction(async (tx) => {
      await replaceKey(tx, userId, digest(key), app.clock.now());
      await app.audit.record(request, { action: 'calendrier.adresse', etudiantId }, tx);
    });
    const path = pathOf(subscribedCalendar, { cle: `${key}.ics` });
    return { Adresse: `${app.config.publicUrl}${app.prefix}${path}` };
  });

  serve(app, calendarRoutes.subscribedCalendar, async ({ reply, params }) => {
    const userId = await findKeyOwner(app.db.orm, digest(params.cle.slice(0, -4)));
    const principal = userId === null ? null : await app.rights.findPrincipal(userId, null);
    if (!principal?.isActive || principal.isBlocked || !principal.isRgpd) throw unknown();
    return sendCalendar(app, reply, principal);
  });
};
