import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { anEventsAccess, aSession, IsolatedCache, respondWith } from 'shared-auth/testing';
import { transcript } from 'shared-auth/testing/transcript';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { NoticeAnswer } from 'shared-contract/notices/answers';
import { notices } from 'shared-contract/notices/endpoints';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { MemoryRouter } from 'shared-router/testing';
import { App } from '../app/app';
import { anEventRemote, anInstitution, aRegistry, aRemote, fakePorts } from '../testing/portal-fixtures';

const server = setupServer(
  respondWith(reportRemote, null),
  respondWith(deadlines, []),
  respondWith(notices, [
    sampleOf(NoticeAnswer, {
      AnnonceID: 7,
      AnnonceLibelle: 'Locaux fermés',
      AnnonceTexteComplet: '<p>Une coupure d’eau.</p>',
      AnnonceDateDebutPublication: '2026-11-20T16:40:00Z',
      PrioriteAnnonce: 'Urgente',
    }),
  ]),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

test('the home, by ear', async () => {
  const registry = aRegistry(aRemote(), anEventRemote());
  const { infos, dashboard, access, events, version } = aSession({
    events: anEventsAccess(['CanViewInscriptionSession']),
  });
  const page = {
    institution: anInstitution(),
    registry,
    startup: {
      status: { connected: true },
      version: { version, schema: '0000_baseline', remotes: {} },
      infos,
      dashboard,
      access,
      events,
    },
    nonce: undefined,
    theme: null,
    drawn: null,
  };
  render(
    <IsolatedCache>
      <MemoryRouter initialEntries={['/desktop']}>
        <App page={page} ports={fakePorts(registry)} />
      </MemoryRouter>
    </IsolatedCache>,
  );
  await screen.findByRole('link', { name: /Locaux fermés/ });
  expect(await transcript()).toMatchSnapshot();
});
