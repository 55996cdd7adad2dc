import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { dashboard, eventsAccess } from 'shared-contract/portal/endpoints';
import { refreshEndpoints } from '../data/use-api';
import { aSession } from '../testing/builders';
import { apiUrl, respondWith } from '../testing/network';
import { SessionProvider } from './session-context';
import { useEventFlag, useSession } from './use-session';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const withUnread = (DocumentsNonLus: number) => ({
  EtudiantMatricule: '230101',
  PersonnePrenom: 'Camille',
  PersonneNom: 'Lambert',
  PersonnePhoto: null,
  Etudes: null,
  NotificationsNonLues: 0,
  DocumentsNonLus,
});

const Unread = () => <p>{useSession().dashboard?.DocumentsNonLus} non lus</p>;

it('shows the dashboard as it came, and as it is once a screen changed it', async () => {
  let calls = 0;
  server.use(
    http.get(apiUrl(dashboard), () => {
      calls += 1;
      return HttpResponse.json(withUnread(2));
    }),
  );
  render(
    <SessionProvider session={aSession({ dashboard: withUnread(3) })}>
      <Unread />
    </SessionProvider>,
  );
  expect(screen.getByText('3 non lus')).toBeInTheDocument();
  expect(calls).toBe(0);
  await act(() => refreshEndpoints([dashboard]));
  expect(await screen.findByText('2 non lus')).toBeInTheDocument();
});

const Orders = () => <p>{useEventFlag('AccesCommande') ? 'ouvert' : 'fermé'}</p>;

it('closes an event once a screen says that it may have changed', async () => {
  const session = aSession();
  const open = { ...session.events, AccesCommande: true };
  server.use(respondWith(eventsAccess, { ...open, AccesCommande: false }));
  render(
    <SessionProvider session={{ ...session, events: open }}>
      <Orders />
    </SessionProvider>,
  );
  expect(screen.getByText('ouvert')).toBeInTheDocument();
  await act(() => refreshEndpoints([eventsAccess]));
  expect(await screen.findByText('fermé')).toBeInTheDocument();
});
