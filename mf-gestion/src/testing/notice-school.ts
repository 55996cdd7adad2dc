import { HttpResponse, http } from 'msw';
import { apiUrl, draftAnswers, respondWith } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { DeskNotices } from 'shared-contract/notices/answers';
import {
  deskNotice,
  deskNotices,
  noticeReaders,
  rewriteNotice,
  withdrawNotice,
  writeNotice,
} from 'shared-contract/notices/endpoints';
import { aNotice } from './notices';

/** A desk with these notices; keeps what was asked of it. */
export const noticeSchool = (desk: DeskNotices, notice = aNotice()) => {
  const acts: unknown[] = [];
  const drafts: unknown[] = [];
  network.use(
    ...draftAnswers('Gestion', () => drafts),
    respondWith(deskNotices, desk),
    http.get(apiUrl(noticeReaders), ({ request }) => {
      const { searchParams } = new URL(request.url);
      acts.push(`readers ${searchParams.get('sections')} ${searchParams.get('blocs')}`);
      return HttpResponse.json({ Etudiants: 1284 });
    }),
    respondWith(deskNotice, notice),
    http.post(apiUrl(writeNotice), async ({ request }) => {
      acts.push(await request.json());
      return HttpResponse.json(notice);
    }),
    http.put(apiUrl(rewriteNotice), async ({ request, params }) => {
      acts.push([params['AnnonceID'], await request.json()]);
      return HttpResponse.json(notice);
    }),
    http.post(apiUrl(withdrawNotice), async ({ request, params }) => {
      acts.push(['withdraw', params['AnnonceID'], await request.json()]);
      return HttpResponse.json({ ...notice, Etat: 'retire' });
    }),
  );
  return acts;
};
