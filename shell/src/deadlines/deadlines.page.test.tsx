import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import type { Deadline } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { renderPortal } from '../testing/portal-fixtures';
import DeadlinesPage from './deadlines.page';

const URL = apiUrl(deadlines);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aDeadline = (change: Partial<Deadline>): Deadline => ({
  Code: 'documents',
  Domaine: 'Documents',
  Libelle: 'Remettre 3 documents',
  Etat: 'a_faire',
  JusquAu: '2099-11-27',
  Le: null,
  Lien: '/documents',
  RecuNumero: null,
  Precision: null,
  DesLe: null,
  EstIllisible: false,
  ...change,
});

const answer = (list: Deadline[]) => server.use(http.get(URL, () => HttpResponse.json(list)));

describe('« Mes échéances »', () => {
  it('lists each line with its page and its calendar', async () => {
    answer([aDeadline({})]);
    renderPortal(<DeadlinesPage />);
    expect(await screen.findByRole('link', { name: /^Remettre 3 documents/ })).toHaveAttribute(
      'href',
      '/documents',
    );
    expect(screen.getByRole('link', { name: /^Ajouter à mon calendrier/ })).toHaveAttribute(
      'href',
      '/api/v1/extranet/student/Echeances/documents',
    );
  });

  it('shows one domain at a time, and says how many lines it has', async () => {
    answer([
      aDeadline({}),
      aDeadline({ Code: 'tp', Domaine: 'Groupes de TP', Libelle: 'Choisir vos groupes' }),
    ]);
    renderPortal(<DeadlinesPage />);
    const filter = await screen.findByRole('group', { name: 'Domaine' });
    await userEvent.click(within(filter).getByRole('radio', { name: 'Groupes de TP 1' }));
    expect(screen.queryByText('Remettre 3 documents')).not.toBeInTheDocument();
    expect(screen.getByText('Choisir vos groupes')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 échéance');
  });

  it('says that nothing is dated', async () => {
    answer([]);
    renderPortal(<DeadlinesPage />);
    expect(await screen.findByText('Aucune échéance')).toBeVisible();
  });

  it('never takes a failed call for an empty year', async () => {
    server.use(http.get(URL, () => problemAnswer(500, 'erreur_interne')));
    renderPortal(<DeadlinesPage />);
    expect(await screen.findByText('Vos échéances n’ont pas pu être chargées')).toBeVisible();
    expect(screen.queryByText('Aucune échéance')).not.toBeInTheDocument();
  });
});
