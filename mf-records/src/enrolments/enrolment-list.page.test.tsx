import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { enrolments } from 'shared-contract/records/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { anEnrolmentRow } from '../testing/examples';
import EnrolmentListPage from './enrolment-list.page';

const LIST = apiUrl(enrolments);

describe('/inscriptions', () => {
  it('waits behind a skeleton of the list', async () => {
    network.use(http.get(LIST, () => HttpResponse.json([])));
    await whileRequestsPending(async () => {
      renderPage(<EnrolmentListPage />);
      expect(screen.getByRole('heading', { level: 1, name: 'Mes inscriptions' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('shows each enrolment as a link to its detail', async () => {
    network.use(
      http.get(LIST, () =>
        HttpResponse.json([
          anEnrolmentRow(),
          anEnrolmentRow({ InscriptionID: 9, AnneeAcademiqueValeur: '2026-2027', Modalite: null }),
        ]),
      ),
    );
    const { container } = renderPage(<EnrolmentListPage />);
    const line = await screen.findByRole('link', { name: /^2025-2026/ });
    expect(line).toHaveAttribute('href', '/inscriptions/12');
    expect(line).toHaveTextContent('Bachelier en gestion de l’entreprise – Bachelier, bloc 1, jour');
    expect(within(line).queryByText('En cours')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^2026-2027 ?En cours/ })).toHaveAttribute(
      'href',
      '/inscriptions/9',
    );
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Mon parcours' })).toHaveAttribute('href', '/parcours');
    await expectNoAxeViolations(container);
  });

  it('says what to expect when there is no enrolment', async () => {
    network.use(http.get(LIST, () => HttpResponse.json([])));
    const { container } = renderPage(<EnrolmentListPage />);
    expect(await screen.findByRole('heading', { name: 'Aucune inscription' })).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says that the call failed and asks again on « Réessayer »', async () => {
    network.use(
      http.get(LIST, () => problemAnswer(403, 'Vous n’avez pas accès à cet écran.'), { once: true }),
      http.get(LIST, () => HttpResponse.json([anEnrolmentRow()])),
    );
    const { container } = renderPage(<EnrolmentListPage />);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /^2025-2026/ })).toBeVisible();
  });
});
