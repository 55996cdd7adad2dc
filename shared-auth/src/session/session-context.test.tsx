import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { refreshPaths } from '../data/use-api';
import { aSession } from '../testing/builders';
import { apiUrl } from '../testing/network';
import { SessionProvider } from './session-context';
import { useEventFlag, useSession } from './use-session';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const withUnread = (DocumentsNonLus: number) => ({
  EtudiantMatricule: '230101',
  PersonnePrenom: 'Camille',
  PersonneNom: 'Lambert',
  PersonnePhoto: null,
  DocumentsNonLus,
});

const Unread = () => <p>{useSession().dashboard?.DocumentsNonLus} non lus</p>;

it('shows the dashboard as it came, and as it is once a screen changed it', async () => {
  let calls = 0;
  server.use(
    http.get(apiUrl('/extranet/student/Dashboard'), () => {
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
  await act(() => refreshPaths(['/extranet/student/Dashboard']));
  expect(await screen.findByText('2 non lus')).toBeInTheDocument();
});

const Orders = () => <p>{useEventFlag('AccesCommande') ? 'ouvert' : 'fermé'}</p>;

it('closes an event once a screen says that it may have changed', async () => {
  const session = aSession();
  const open = { ...session.events, AccesCommande: true };
  server.use(http.get(apiUrl('/events/access'), () => HttpResponse.json({ ...open, AccesCommande: false })));
  render(
    <SessionProvider session={{ ...session, events: open }}>
      <Orders />
    </SessionProvider>,
  );
  expect(screen.getByText('ouvert')).toBeInTheDocument();
  await act(() => refreshPaths(['/events/access']));
  expect(await screen.findByText('fermé')).toBeInTheDocument();
});
