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
  it('leads from each line to its page, and from its end to the calendar', async () => {
    answer([aDeadline({})]);
    renderPortal(<DeadlinesPage />);
    const line = await screen.findByRole('link', { name: /^Remettre 3 documents/ });
    expect(line).toHaveAttribute('href', '/documents');
    const calendar = screen.getByRole('region', { name: 'Dans mon calendrier' });
    expect(line.compareDocumentPosition(calendar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      within(calendar).getByRole('link', { name: 'Recevoir ces dates dans mon calendrier' }),
    ).toHaveAttribute('href', '/contacts#calendrier');
    expect(within(calendar).getByRole('link', { name: /^Télécharger toutes les dates/ })).toHaveAttribute(
      'href',
      '/api/v1/extranet/student/Calendrier.ics',
    );
  });

  it('folds the exams of a far session into one line that says how many', async () => {
    const exam = (day: number) =>
      aDeadline({
        Code: `examen-${day}`,
        Domaine: 'Examens',
        Libelle: `Examen ${day}`,
        JusquAu: null,
        Le: `2099-06-0${day}T08:00:00Z`,
      });
    answer([2, 3, 4, 5].map(exam));
    renderPortal(<DeadlinesPage />);
    expect(await screen.findByText('Examens du 2 au 5 juin 2099')).toBeVisible();
    expect(screen.getByText('4 examens')).toBeVisible();
    expect(screen.getByText('Examen 2')).not.toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Examens 4' }));
    expect(screen.getByText('Examen 2')).toBeVisible();
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
