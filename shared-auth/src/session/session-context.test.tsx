import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { refreshPaths } from '../data/use-api';
import { aSession } from '../testing/builders';
import { apiUrl } from '../testing/network';
import { SessionProvider } from './session-context';
import { useSession } from './use-session';

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
