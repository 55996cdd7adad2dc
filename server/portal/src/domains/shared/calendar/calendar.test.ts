import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import {
  calendarFile,
  calendarSubscription,
  deadlineFile,
  makeCalendarAddress,
  removeCalendarAddress,
  subscribedCalendar,
} from 'shared-contract/documents/endpoints';
import * as ordering from 'shared-contract/orders/endpoints';
import { formatNearDay } from 'shared-contract/portal/format-window';
import { toIcs } from './ics';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

test('a student’s calendar holds her exams and the windows of her events', async () => {
  const camille = await portal.as('230101');
  const answer = await camille.get(url(calendarFile));
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(answer.body).toContain('UID:vente-supports@portail');
  expect(answer.body).toMatch(/DTSTART;TZID=Europe\/Brussels:2027\d{4}T\d{6}\r\n/);
  expect(answer.body).not.toContain('AccesReinscription');
});

test('a window says its last open day, as the pages do', async () => {
  const camille = await portal.as('230101');
  const [end] = await portal.db.pool
    .query<{ fermeture: Date }>("select fermeture from evenements where flag = 'AccesCommande'")
    .then(({ rows }) => rows);
  const { body } = await camille.get(url(calendarFile));
  const entry = body.replaceAll('\r\n ', '').split('UID:vente-supports@portail')[1] ?? '';
  const day = formatNearDay(Date.parse(String(end?.fermeture.toISOString())) - 1, '2026-11-23T10:00:00Z');
  expect(entry.split('END:VEVENT')[0]).toContain(`DESCRIPTION:Jusqu’au ${day} inclus.`);
});

test('it reminds of what is to be paid, and of nothing that is paid', async () => {
  const camille = await portal.as('230101');
  const orders: { CommandeID: number; CommandePaye: boolean }[] = (
    await camille.get(url(ordering.orders))
  ).json();
  const { body } = await camille.get(url(calendarFile));
  expect(orders.map(({ CommandePaye }) => CommandePaye)).toContain(true);
  for (const { CommandeID, CommandePaye } of orders) {
    expect(body.includes(`UID:paiement-${CommandeID}@portail`)).toBe(!CommandePaye);
  }
});

test('a secret address is told once: not even an Idempotency-Key gives it again, and it is nowhere in the database', async () => {
  const camille = await portal.as('230101');
  const ask = () =>
    camille.send({
      method: 'POST',
      url: url(makeCalendarAddress),
      headers: {
        'x-requested-with': 'portail',
        'idempotency-key': '5b0c1a5e-6a57-4c53-9d0e-3f1f3e1f4a10',
      },
    });
  const first = await ask();
  expect([first.statusCode, first.json().Adresse]).toEqual([200, expect.stringContaining('.ics')]);
  const again = await ask();
  expect([again.statusCode, again.json().code]).toEqual([409, 'deja_enregistre']);
  const { rows } = await portal.db.pool.query(
    "select 1 from idempotency_keys where body like '%.ics%' or headers::text like '%.ics%'",
  );
  expect(rows).toEqual([]);
});

test('a secret address opens it without a session, until it is replaced', async () => {
  const camille = await portal.as('230101');
  const first = new URL((await camille.post(url(makeCalendarAddress))).json().Adresse).pathname;
  const anybody = portal.browse();
  const body: string = (await anybody.get(first)).body;
  const unfolded = body.replaceAll('\r\n ', '');
  expect(unfolded).toMatch(/^SUMMARY:Examen\u00a0: .* – .* \([A-Z0-9-]+\)$/m);
  expect(unfolded).toMatch(/^LOCATION:(auditoire|local) \w+/m);
  expect(unfolded).toMatch(/^DTSTART;TZID=Europe\/Brussels:20270\d{3}T\d{4}00$/m);
  const second = new URL((await camille.post(url(makeCalendarAddress))).json().Adresse).pathname;
  expect((await anybody.get(first)).statusCode).toBe(404);
  expect((await anybody.get(second)).statusCode).toBe(200);
  expect((await anybody.get(url(subscribedCalendar, { cle: `${'a'.repeat(43)}.ics` }))).statusCode).toBe(404);
});

test('an address that is taken back opens nothing any more', async () => {
  const lea = await portal.as('230106');
  expect((await lea.get(url(calendarSubscription))).json()).toEqual({ CreeeLe: null });
  const address = new URL((await lea.post(url(makeCalendarAddress))).json().Adresse).pathname;
  expect((await portal.browse().get(address)).statusCode).toBe(200);
  expect((await lea.get(url(calendarSubscription))).json()).toEqual({
    CreeeLe: expect.stringMatching(/^2026-/),
  });
  expect((await lea.delete(url(removeCalendarAddress))).statusCode).toBe(204);
  expect((await portal.browse().get(address)).statusCode).toBe(404);
  expect((await lea.get(url(calendarSubscription))).json()).toEqual({ CreeeLe: null });
  expect((await lea.delete(url(removeCalendarAddress))).statusCode).toBe(204);
});

test('one deadline goes to a calendar by itself, with its reminders', async () => {
  const camille = await portal.as('230101');
  const answer = await camille.get(url(deadlineFile, { Code: 'vente-supports' }));
  const unfolded = answer.body.replaceAll('\r\n ', '');
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(unfolded).toContain('TRIGGER:-P6DT15H');
  expect(unfolded).toContain('TRIGGER:-P0DT15H');
  expect(answer.headers['content-disposition']).toContain('echeance.ics');
  expect((await camille.get(url(deadlineFile, { Code: 'inconnue' }))).statusCode).toBe(404);
});

test('blocked and unsigned people have none', async () => {
  expect((await portal.browse().get(url(calendarFile))).statusCode).toBe(401);
  const thomas = await portal.as('230103');
  expect((await thomas.get(url(calendarFile))).statusCode).toBe(403);
});

test('long titles are folded and special characters escaped', () => {
  const entry = {
    uid: 'x',
    title: `Examen, écrit ; ${'é'.repeat(60)}`,
    start: '2027-01-04',
    end: '2027-01-04',
  };
  const text = toIcs('Portail', [entry], new Date('2026-11-23T10:00:00Z'));
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).toContain('SUMMARY:Examen\\, écrit \\; ');
  expect(text).toContain('DTEND;VALUE=DATE:20270105');
});
