import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { anInfos, respondWith } from 'shared-auth/testing';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';
import { PortalProvider } from 'shared-ui';
import { StaleViewDialog } from './stale-view-dialog';

const server = setupServer(respondWith(securityStatus, { connected: true }));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (signedIn: string) => {
  server.use(respondWith(securityInfos, anInfos({ Username: signedIn })));
  render(
    <PortalProvider>
      <StaleViewDialog username="230101" isStale onClose={() => {}} />
    </PortalProvider>,
  );
};

test('a page whose owner is no more signed in says whose it is and who is signed in', async () => {
  show('930101');
  const dialog = await screen.findByRole('dialog', { name: 'Une autre personne est connectée' });
  expect(dialog).toHaveTextContent('Cette page est celle de 230101');
  expect(dialog).toHaveTextContent('maintenant celle de 930101');
});

test('a page of another student of the same account says that the file changed', async () => {
  show('230101');
  expect(await screen.findByText(/Le dossier consulté a changé/)).toBeVisible();
});
