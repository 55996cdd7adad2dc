import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer, renderWithSession, respondWith } from 'shared-auth/testing';
import { testedDomains, tryVersion } from 'shared-contract/admin/endpoints';
import type { TestedDomain } from 'shared-contract/federation/testers-answers';
import { PortalProvider } from 'shared-ui';
import { expectNoAxeViolations } from 'shared-ui/testing';
import TestersPage from './testers.page';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const domains: TestedDomain[] = [
  {
    Nom: 'mf-orders',
    Libelle: 'Commandes',
    Production: '1.0.0-aa',
    Essai: '1.0.1-bb',
    Versions: [
      { Version: '2.0.0-cc', Convient: false },
      { Version: '1.0.1-bb', Convient: true },
      { Version: '1.0.0-aa', Convient: true },
    ],
  },
  { Nom: 'mf-pae', Libelle: 'PAE', Production: null, Essai: null, Versions: [] },
];

const open = () =>
  renderWithSession(<TestersPage />, { wrapper: (tree) => <PortalProvider>{tree}</PortalProvider> });

describe('/admin/testeurs', () => {
  it('shows the versions, and offers those that can be tried', async () => {
    server.use(respondWith(testedDomains, domains));
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Essayer 1.0.0-aa']);
    expect(screen.getByText('en production')).toBeVisible();
    expect(screen.getByText('à l’essai')).toBeVisible();
    expect(screen.getByText('pour un autre portail')).toBeVisible();
    expect(screen.getByText('Aucune version publiée.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('leaves the choice open when it could not be kept', async () => {
    const sent: unknown[] = [];
    server.use(
      respondWith(testedDomains, domains),
      http.post(apiUrl(tryVersion), async ({ request }) => {
        sent.push(await request.json());
        return problemAnswer(404, 'Cette version n’est pas publiée pour ce portail.');
      }),
    );
    open();
    const button = await screen.findByRole('button', { name: 'Essayer 1.0.0-aa' });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual([{ Nom: 'mf-orders', Version: '1.0.0-aa' }]));
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('says that the versions can not be read', async () => {
    server.use(http.get(apiUrl(testedDomains), () => problemAnswer(503, 'La base ne répond pas.')));
    open();
    expect(await screen.findByText('Les versions publiées n’ont pas pu être chargées')).toBeVisible();
  });
});
