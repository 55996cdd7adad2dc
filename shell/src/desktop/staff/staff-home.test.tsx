import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { renderWithSession, respondWith } from 'shared-auth/testing';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { PortalStatusAnswer } from 'shared-contract/federation/status-answers';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { useLocation } from 'shared-router';
import { PortalProvider } from 'shared-ui';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { ChangesCard, PortalCard, SeenCard } from './side-cards';
import { STAFF_HOME } from './texts';
import { WaitingCard } from './waiting-card';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Where the router is, and what it was handed. */
const Where = () => {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname, search, state])}</output>;
};

const show = (part: ReactElement) =>
  renderWithSession(
    <>
      {part}
      <Where />
    </>,
    { wrapper: (tree) => <PortalProvider>{tree}</PortalProvider> },
  );

const handed = (words: string, place = '/verifications') =>
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify([place, '', { etudiant: words }]));

describe('the home of staff', () => {
  it('says what waits by kind and age, and leads to it', async () => {
    const kinds = [
      { Code: 'document', Libelle: 'Documents', Recentes: 14, Moyennes: 11, Anciennes: 9 },
      { Code: 'pae', Libelle: 'PAE', Recentes: 0, Moyennes: 1, Anciennes: 0 },
    ];
    const { container } = show(<WaitingCard kinds={kinds} desk="/gestion" />);
    const rows = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows.slice(1)).toEqual([
      ['34', '14', '11', '9'],
      ['1', '0', '1', '0'],
      ['35', '14', '12', '9'],
    ]);
    expect(screen.getByRole('link', { name: STAFF_HOME.waiting.go })).toHaveAttribute('href', '/gestion');
    await expectNoAxeViolations(container);
  });

  it('says which windows open or close, the last open day where one closes at midnight', () => {
    const change = { Libelle: 'Inscription aux examens', Section: 'Master en gestion' };
    show(
      <ChangesCard
        changes={[
          { ...change, Effet: 'ferme', Le: '2026-11-25T23:00:00Z' },
          { ...change, Effet: 'ouvre', Le: '2026-11-27T07:00:00Z' },
        ]}
        all={null}
      />,
    );
    expect(screen.getAllByText('Inscription aux examens, Master en gestion')).toHaveLength(2);
    expect(screen.getByText(/^ferme mercredi.25.novembre au soir$/)).toBeVisible();
    expect(screen.getByText(/^ouvre vendredi.27.novembre à 8.h$/)).toBeVisible();
  });

  it('opens the file of whom one saw last', async () => {
    const student = { EtudiantMatricule: '230101', Nom: 'Lambert', Prenom: 'Camille', Section: 'BGE B2' };
    show(<SeenCard students={[student]} place="/gestion" />);
    await userEvent.click(screen.getByRole('button', { name: /^Camille Lambert/ }));
    handed('230101', '/gestion');
  });

  it('says how the portal is doing', async () => {
    const domain = { Nom: 'mf-a', Libelle: 'A', Version: '1', Precedente: null, Actif: true, Message: null };
    const Pannes = [{ Version: '1', Personnes: 2, Lieux: [] }];
    const Domaines = [
      { ...domain, Pannes: [] },
      { ...domain, Nom: 'mf-b', Pannes },
    ];
    server.use(respondWith(portalStatus, sampleOf(PortalStatusAnswer, { Domaines })));
    show(<PortalCard />);
    const line = (await screen.findByText('1 domaine sur 2')).closest('li');
    expect(line).toHaveTextContent(STAFF_HOME.portal.failing);
    expect(screen.getByText('Serveur et base').closest('li')).toHaveTextContent(STAFF_HOME.portal.fine);
  });
});
