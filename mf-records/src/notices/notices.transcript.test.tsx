import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { type Notice, NoticeAnswer } from 'shared-contract/notices/answers';
import { noticeAttachments, notices, readNotice } from 'shared-contract/notices/endpoints';
import { sampleOf } from 'shared-contract/testing/sample-of';
import NoticesPage from './notices.page';

const notice = (change: Partial<Notice>): Notice =>
  sampleOf(NoticeAnswer, { AnnonceDateDebutPublication: '2026-11-16T09:00:00+01:00', Lu: true, ...change });

test('the notices, by ear: the list, then an open one', async () => {
  network.use(
    respondWith(notices, [
      notice({
        AnnonceID: 1,
        AnnonceLibelle: 'Bibliothèque ouverte le dimanche',
        AnnonceTexteComplet: '<p>De 10 à 18 heures.</p><p>Entrée par la cour.</p>',
        Section: 'Bachelier en gestion',
        Lu: false,
      }),
      notice({
        AnnonceID: 2,
        AnnonceLibelle: 'Locaux fermés ce lundi',
        AnnonceTexteComplet: '<p>Bâtiment B.</p>',
        PrioriteAnnonce: 'Urgente',
      }),
    ]),
    respondWith(noticeAttachments, []),
    respondWith(readNotice, null),
  );
  renderPage(<NoticesPage />);
  await screen.findByText('Bâtiment B.');
  expect(await transcript()).toMatchSnapshot('list');
  await userEvent.click(screen.getByRole('button', { name: /Bibliothèque/ }));
  await screen.findByText('Entrée par la cour.');
  expect(await transcript()).toMatchSnapshot('open notice');
});
