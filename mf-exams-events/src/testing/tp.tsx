import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { anEventsAccess, apiUrl, aSession, draftAnswers } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { sessionExams } from 'shared-contract/exams/endpoints';
import type { TpWish } from 'shared-contract/tp/answers';
import { chooseTpGroups, tpCourses, tpGroups, tpWishes } from 'shared-contract/tp/endpoints';
import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';
import TpPage from '../tp/tp.page';
import { aTpCourse, groupsOf } from './examples';

export const COURSES = apiUrl(tpCourses);
export const SEND = apiUrl(chooseTpGroups);
export const DRAFT = apiUrl('/drafts/InscriptionTP');
export const micro = aTpCourse();
export const stat = aTpCourse({ ActiviteApprentissageID: 9, Code: 'LECGE1224-E', Libelle: 'Statistique' });
/** State of the fake server, and recorded notifications, requests and drafts of a test. */
export const seen: {
  notices: Notice[];
  sent: unknown[];
  drafts: unknown[];
  courses: TpCourse[];
  wishes: TpWish[];
} = {
  notices: [],
  sent: [],
  drafts: [],
  courses: [],
  wishes: [],
};

beforeEach(() => {
  Object.assign(seen, { notices: [], sent: [], drafts: [], courses: [micro, stat], wishes: [] });
  setNotifier((_, notice) => notice && seen.notices.push(notice));
  network.use(
    http.get(apiUrl(sessionExams), () => HttpResponse.json([])),
    http.get(COURSES, () => HttpResponse.json(seen.courses)),
    http.get(apiUrl(tpWishes), () => HttpResponse.json(seen.wishes)),
    http.get(apiUrl(tpGroups), ({ params }) =>
      HttpResponse.json(groupsOf(Number(params['ActiviteApprentissageID']))),
    ),
    ...draftAnswers('InscriptionTP', () => seen.drafts, '2026-11-21T09:08:00Z'),
  );
});
afterEach(() => setNotifier(() => {}));

export const Recu = { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' };
export const outcome = (course: number, group: number, Proposition: number | null = null) => ({
  ActiviteApprentissageID: course,
  GroupeActiviteApprentissageID: group,
  Accorde: Proposition === null,
  Raison: Proposition === null ? null : 'Ce groupe est complet.',
  Proposition,
});
export const answer = (saved: TpSaved) =>
  http.post(SEND, async ({ request }) => {
    seen.sent.push(await request.json());
    return HttpResponse.json(saved);
  });

export const button = (name: string) => screen.findByRole('button', { name });
export const list = (course: string) => screen.findByRole('combobox', { name: `Groupe – ${course}` });
export const openPage = (change: Parameters<typeof aSession>[0] = {}) =>
  renderPage(<TpPage />, {
    routes: { '/desktop': <p>Bureau</p> },
    at: '/tp',
    path: '/tp',
    session: aSession({ events: anEventsAccess(['AccesInscriptionTP']), ...change }),
  });
export const start = async () => userEvent.click(await button('Démarrer mon inscription'));
