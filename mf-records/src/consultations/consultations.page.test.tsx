import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { consultations } from 'shared-contract/records/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import ConsultationsPage from './consultations.page';

const CALL = apiUrl(consultations);

const VISITS = [
  {
    Role: 'Administration',
    Date: '2026-11-23T11:01:00.000Z',
    Motif: 'Question posée par l’étudiant',
    Contenu: ['Commandes', 'Fichiers'],
  },
  {
    Role: 'Service des vérifications',
    Date: '2026-11-20T08:00:00.000Z',
    Motif: 'Vérification du dossier',
    Contenu: [],
  },
];

describe('/consultations', () => {
  it('waits behind a skeleton of the table', async () => {
    network.use(http.get(CALL, () => HttpResponse.json([])));
    await whileRequestsPending(async () => {
      renderPage(<ConsultationsPage />);
      expect(screen.getByRole('heading', { level: 1, name: 'Qui a consulté mon dossier' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('tells role, date, purpose and what was read of each visit, newest first', async () => {
    network.use(http.get(CALL, () => HttpResponse.json(VISITS)));
    const { container } = renderPage(<ConsultationsPage />);
    const [, newest, oldest] = await screen.findAllByRole('row');
    expect(newest).toHaveTextContent(
      /23 novembre 2026.*12.*h.*Administration.*Question posée par l’étudiant.*Commandes, Fichiers/,
    );
    expect(oldest).toHaveTextContent(
      /Service des vérifications.*Vérification du dossier.*Dossier ouvert, rien de plus/,
    );
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('says that nobody looked', async () => {
    network.use(http.get(CALL, () => HttpResponse.json([])));
    const { container } = renderPage(<ConsultationsPage />);
    expect(await screen.findByRole('heading', { name: 'Aucune consultation' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says that the call failed and asks again on « Réessayer »', async () => {
    network.use(
      http.get(CALL, () => problemAnswer(503, 'Revenez plus tard.'), { once: true }),
      http.get(CALL, () => HttpResponse.json(VISITS)),
    );
    renderPage(<ConsultationsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Administration')).toBeVisible();
  });
});
