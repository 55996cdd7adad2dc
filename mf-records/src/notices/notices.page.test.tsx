import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { noticeAttachments, notices } from 'shared-contract/notices/endpoints';
import type { Notice } from 'shared-contract/notices/notices';
import { expectNoAxeViolations } from 'shared-ui/testing';
import NoticesPage from './notices.page';

const LIST = apiUrl(notices);
const ATTACHMENTS = apiUrl(noticeAttachments);

const notice = (change: Partial<Notice> = {}): Notice => ({
  AnnonceID: 1,
  AnnonceLibelle: 'Bibliothèque ouverte le dimanche',
  AnnonceTexteComplet: '<p>De 10 à 18 heures.</p>',
  AnnonceDateDebutPublication: '2026-11-16T09:00:00+01:00',
  PrioriteAnnonce: null,
  ...change,
});

const urgent = notice({
  AnnonceID: 2,
  AnnonceLibelle: 'Locaux fermés ce lundi',
  AnnonceDateDebutPublication: '2026-11-20T17:40:00+01:00',
  PrioriteAnnonce: 'Urgente',
});

const answer = (list: Notice[], files: Record<string, unknown[]> = {}) =>
  network.use(
    http.get(LIST, () => HttpResponse.json(list)),
    http.get(ATTACHMENTS, ({ params }) => HttpResponse.json(files[String(params['AnnonceID'])] ?? [])),
  );

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('/valves', () => {
  it('puts the newest first and says in words which one is urgent and when it came out', async () => {
    answer([notice(), urgent]);
    const { container } = renderPage(<NoticesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Valves électroniques' })).toBeVisible();
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent);
    expect(titles).toEqual(['Locaux fermés ce lundi', 'Bibliothèque ouverte le dimanche']);
    expect((await card('Locaux fermés ce lundi')).getByText('Urgent')).toBeVisible();
    expect((await card('Locaux fermés ce lundi')).getByText(/20 novembre 2026, 17\sh\s40/)).toBeVisible();
    expect((await card('Bibliothèque ouverte le dimanche')).queryByText('Urgent')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('unfolds and folds a text, out of reach while it is folded', async () => {
    answer([notice()]);
    const { container } = renderPage(<NoticesPage />);
    const button = await screen.findByRole('button', { name: 'Lire l’avis' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('De 10 à 18 heures.')).not.toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('De 10 à 18 heures.')).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(button);
    expect(screen.getByText('De 10 à 18 heures.')).not.toBeVisible();
  });

  it('opens at once the notice that a link points at', async () => {
    answer([notice(), urgent]);
    renderPage(<NoticesPage />, { at: '/valves#avis-1' });
    const buttons = await screen.findAllByRole('button', { name: 'Lire l’avis' });
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  it('links to the attachments', async () => {
    answer([notice()], { 1: [{ PieceJointeFichierID: 77, PieceJointeFichierNom: 'horaire.pdf' }] });
    const { container } = renderPage(<NoticesPage />);
    expect(await screen.findByRole('link', { name: 'horaire.pdf' })).toHaveAttribute(
      'href',
      '/api/v1/files/77',
    );
    await expectNoAxeViolations(container);
  });

  it('asks again for attachments that failed', async () => {
    answer([notice()], { 1: [{ PieceJointeFichierID: 77, PieceJointeFichierNom: 'horaire.pdf' }] });
    network.use(http.get(ATTACHMENTS, () => problemAnswer(503, 'Indisponible'), { once: true }));
    renderPage(<NoticesPage />);
    expect(await screen.findByText('Les pièces jointes n’ont pas pu être chargées')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'horaire.pdf' })).toBeVisible();
  });

  it('shows ten notices, then the older ones', async () => {
    answer(
      Array.from({ length: 12 }, (_, rank) =>
        notice({ AnnonceID: rank + 1, AnnonceLibelle: `Avis ${rank}` }),
      ),
    );
    renderPage(<NoticesPage />);
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les avis plus anciens (2)' }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
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
