import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import type { Access } from 'shared-contract/base/access';
import {
  examLines,
  examSession,
  registerToExams,
  registerToSession,
  sessionExams,
} from 'shared-contract/exams/endpoints';
import { encodeInternship, internships } from 'shared-contract/internships/endpoints';
import * as orders from 'shared-contract/orders/endpoints';
import * as pae from 'shared-contract/pae/endpoints';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import { ceremony, registerToCeremony } from 'shared-contract/proclamation/endpoints';
import * as reinscription from 'shared-contract/reinscription/endpoints';
import * as thesis from 'shared-contract/thesis/endpoints';
import { chooseTpGroups, tpCourses } from 'shared-contract/tp/endpoints';
import { routeKey } from './route-key';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const DAY_MS = 86_400_000;

const endsWithItsWindow = (access: Access): boolean =>
  'flag' in access && access.flag !== undefined && access.outlivesWindow !== true;

/** Reads that a window closes: what they answer is there for the act alone, or its receipt says it. */
const FOR_THE_ACT = [
  orders.listedSupports,
  orders.unlistedSupports,
  orders.hasRecentOrder,
  pae.paeConstraints,
  pae.paeLevels,
  reinscription.reenrolment,
  reinscription.addresses,
  reinscription.addressForm,
  reinscription.contactMeans,
  reinscription.contactMeanForm,
  thesis.hasSecondSession,
].map(routeKey);

test('the reads that a window closes are these and no others', () => {
  const closed = portal.app.routeTable
    .filter(({ method, config }) => method === 'GET' && config.access && endsWithItsWindow(config.access))
    .map(({ method, url: pattern }) => `${method} ${pattern}`);
  expect(closed.sort()).toEqual([...FOR_THE_ACT].sort());
});

test('no act outlives its window', () => {
  const acts = portal.app.routeTable.filter(
    ({ method, config }) =>
      !['GET', 'HEAD'].includes(method) && config.access && 'outlivesWindow' in config.access,
  );
  expect(acts).toEqual([]);
});

describe.each([
  ['before', -30],
  ['after', 60],
])('%s its window', (_, days) => {
  beforeAll(() => portal.advance(days * DAY_MS));
  afterAll(() => portal.advance(-days * DAY_MS));

  test.each([
    ['the exams', '230106', [examSession, examLines, sessionExams]],
    ['the groups', '230108', [tpCourses]],
    ['the ceremony', '220305', [ceremony]],
    ['the thesis', '210205', [thesis.thesis, thesis.thesisToSubmit]],
    ['the internships', '230101', [internships]],
  ])('%s are still read', async (_name, user, reads) => {
    const who = await portal.as(user);
    for (const read of reads) expect((await who.get(url(read))).statusCode).toBe(200);
  });

  test.each([
    ['a session', '230107', url(registerToSession, { SessionID: 1 }), undefined],
    ['exams', '230106', url(registerToExams), [{ Code: 'X', ResultatEtudiantInscrit: true }]],
    [
      'a group',
      '230107',
      url(chooseTpGroups),
      [{ ActiviteApprentissageID: 1, GroupeActiviteApprentissageID: 1 }],
    ],
    ['a ceremony', '220305', url(registerToCeremony), { ProclamationNombreInvites: 1 }],
    ['a thesis', '210203', url(thesis.submitThesis), {}],
    ['a defence', '210203', url(thesis.saveIdm), {}],
  ])('%s is no longer registered to', async (_name, user, address, body) => {
    const answer = await (await portal.as(user)).post(address, body);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('evenement_ferme');
  });

  test('whom the event does not concern reads nothing', async () => {
    const closed = await portal.as('230105');
    const { Evenements }: EventsAccess = (await closed.get(url(eventsAccess))).json();
    expect(Evenements.filter(({ EstLisible }) => EstLisible)).toEqual([]);
    expect((await closed.get(url(examSession))).statusCode).toBe(403);
    expect((await (await portal.as('230101')).get(url(ceremony))).statusCode).toBe(403);
  });
});

describe('once the windows that are open all year are over', () => {
  beforeAll(() =>
    portal.db.pool.query(
      "update evenements set fermeture = ouverture + interval '1 day' where flag in ('HasMemoire', 'CanViewStage')",
    ),
  );

  test.each([
    ['a title', '210201', url(thesis.saveThesis), url(thesis.thesis)],
    ['an internship', '230101', url(encodeInternship, {}), url(internships)],
  ])('%s is registered no more, and read', async (_name, user, act, read) => {
    const who = await portal.as(user);
    const answer = await who.post(act, {});
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'evenement_ferme']);
    expect((await who.get(read)).statusCode).toBe(200);
  });
});
