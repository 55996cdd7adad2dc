import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer } from 'shared-auth/testing';
import { network, renderPage, styled } from 'shared-auth/testing/remote';
import { type Notice, NoticeAnswer } from 'shared-contract/notices/answers';
import { noticeAttachments, notices, readNotice } from 'shared-contract/notices/endpoints';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { expectNoAxeViolations } from 'shared-ui/testing';
import NoticesPage from './notices.page';

const LIST = apiUrl(notices);
const ATTACHMENTS = apiUrl(noticeAttachments);

const notice = (change: Partial<Notice> = {}): Notice =>
  sampleOf(NoticeAnswer, {
    AnnonceID: 1,
    AnnonceLibelle: 'Bibliothèque ouverte le dimanche',
    AnnonceTexteComplet: '<p>De 10 à 18 heures.</p>',
    AnnonceDateDebutPublication: '2026-11-16T09:00:00+01:00',
    Lu: true,
    ...change,
  });

const urgent = notice({
  AnnonceID: 2,
  AnnonceLibelle: 'Locaux fermés ce lundi',
  AnnonceDateDebutPublication: '2026-11-20T17:40:00+01:00',
  PrioriteAnnonce: 'Urgente',
});

const read: string[] = [];
const answer = (list: Notice[], files: Record<string, unknown[]> = {}) => {
  read.length = 0;
  network.use(
    http.get(LIST, () => HttpResponse.json(list)),
    http.get(ATTACHMENTS, ({ params }) => HttpResponse.json(files[String(params['AnnonceID'])] ?? [])),
    http.post(apiUrl(readNotice), ({ params }) => {
      read.push(String(params['AnnonceID']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
};

const rowOf = async (name: string) => within(await screen.findByRole('article', { name }));
const many = (count: number) =>
  Array.from({ length: count }, (_, rank) =>
    notice({
      AnnonceID: rank + 1,
      AnnonceLibelle: `Avis ${rank}`,
      AnnonceTexteComplet: `<p>Texte ${rank}</p>`,
    }),
  );

describe('/valves', () => {
  it('opens the urgent notice at its head, in words, and lists the others newest first', async () => {
    const older = notice({
      AnnonceID: 3,
      AnnonceLibelle: 'Wifi',
      AnnonceDateDebutPublication: '2026-11-02T09:00:00Z',
    });
    answer([older, notice(), { ...urgent, AnnonceTexteComplet: '<p>Bâtiment B.</p>', Lu: false }]);
    const { container } = renderPage(<NoticesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Valves électroniques' })).toBeVisible();
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent);
    expect(titles).toEqual([
      'Urgent\u00a0– Locaux fermés ce lundi',
      'Bibliothèque ouverte le dimanche',
      'Wifi',
    ]);
    const head = screen.getAllByRole('article')[0]!;
    expect(within(head).getByText('Bâtiment B.')).toBeVisible();
    expect(within(head).getByText(/20 novembre, 17\sh\s40/)).toBeVisible();
    // Whoever comes has seen it.
    await waitFor(() => expect(read).toEqual(['2']));
    await expectNoAxeViolations(container);
  });

  it('shows the beginning of a notice, and the rest when it is opened, which marks it as read', async () => {
    answer([notice({ Lu: false, Section: 'Bachelier en gestion' })]);
    const { container } = renderPage(<NoticesPage />, styled);
    const button = await screen.findByRole('button', { name: /^Non lu.*Bibliothèque ouverte le dimanche$/ });
    const row = await rowOf('Bibliothèque ouverte le dimanche');
    expect(row.getByText('Bachelier en gestion')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(row.getAllByText('De 10 à 18 heures.')[1]).not.toBeVisible();
    expect(read).toEqual([]);
    await userEvent.click(button);
    expect(row.getByText('De 10 à 18 heures.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Bibliothèque ouverte le dimanche' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(read).toEqual(['1']);
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Bibliothèque ouverte le dimanche' }));
    expect(row.getAllByText('De 10 à 18 heures.')[1]).not.toBeVisible();
    expect(read).toEqual(['1']);
  });

  it('marks nothing as read for staff who look at a student', async () => {
    answer([{ ...urgent, Lu: false }]);
    renderPage(<NoticesPage />, {
      session: aSession({ infos: anInfos({ Username: 'admin', admin: true, student: false }) }),
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(read).toEqual([]);
  });

  it('opens at once the notice that a link points at', async () => {
    answer([notice(), notice({ AnnonceID: 3, AnnonceLibelle: 'Wifi' })]);
    renderPage(<NoticesPage />, { at: '/valves#avis-1' });
    expect(await screen.findByRole('button', { name: 'Bibliothèque ouverte le dimanche' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Wifi' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks for the files of a notice once it is opened, and again when that failed', async () => {
    answer([notice({ PiecesJointes: 1 })], {
      1: [{ PieceJointeFichierID: 77, PieceJointeFichierNom: 'horaire.pdf' }],
    });
    network.use(http.get(ATTACHMENTS, () => problemAnswer(503, 'Indisponible'), { once: true }));
    const { container } = renderPage(<NoticesPage />);
    const row = await rowOf('Bibliothèque ouverte le dimanche');
    expect(row.getByText('1 pièce jointe')).toBeVisible();
    await userEvent.click(row.getByRole('button'));
    expect(await screen.findByText('Les pièces jointes n’ont pas pu être chargées')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'horaire.pdf' })).toHaveAttribute(
      'href',
      '/api/v1/files/77',
    );
    await expectNoAxeViolations(container);
  });

  it('finds words whatever their accents and case, says how many, and empties by Escape', async () => {
    answer([notice(), notice({ AnnonceID: 3, AnnonceLibelle: 'Élection des délégués' })]);
    const { container } = renderPage(<NoticesPage />);
    const field = await screen.findByRole('searchbox', { name: 'Chercher dans les avis' });
    await userEvent.type(field, 'ELECTION delegues');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByText('1 avis')).toHaveAttribute('role', 'status');
    await userEvent.type(field, ' xyz');
    expect(
      await screen.findByRole('heading', { name: /^Aucun avis ne contient .*ELECTION delegues xyz/ }),
    ).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.type(field, '{Escape}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(field).toHaveValue('');
  });

  it('keeps what is read meanwhile in the list of the unread', async () => {
    answer([notice({ Lu: false }), notice({ AnnonceID: 3, AnnonceLibelle: 'Wifi' })]);
    renderPage(<NoticesPage />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Non lus 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /Bibliothèque/ }));
    expect(await screen.findByRole('radio', { name: 'Non lus 0' })).toBeChecked();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Tous 2' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Non lus 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows twenty notices, then twenty more', async () => {
    answer(many(43));
    renderPage(<NoticesPage />);
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les 20 suivants' }));
    expect(screen.getAllByRole('article')).toHaveLength(40);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les 3 suivants' }));
    expect(screen.getAllByRole('article')).toHaveLength(43);
  });

  it('says that there is nothing to read yet', async () => {
    answer([]);
    const { container } = renderPage(<NoticesPage />);
    expect(await screen.findByRole('heading', { name: 'Aucun avis pour le moment' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says that the call failed and asks again', async () => {
    answer([notice()]);
    network.use(http.get(LIST, () => problemAnswer(500, 'Erreur'), { once: true }));
    renderPage(<NoticesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
