import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'shared-auth/host';
import { anEventsAccess, apiUrl, aSession, respondWith } from 'shared-auth/testing';
import { type EventWindow, NO_EVENTS, type Recu } from 'shared-contract';
import { receipts } from 'shared-contract/receipts/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { anEventRemote, aRegistry, renderPortal } from '../testing/portal-fixtures';
import ForbiddenPage from './forbidden.page';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (session: Session, page = '/evenement/inscriptionExamens') =>
  renderPortal(<ForbiddenPage />, {
    registry: aRegistry(anEventRemote()),
    session,
    at: `/forbidden?page=${encodeURIComponent(page)}`,
  });

const closedBy = (change: Partial<EventWindow>): Session => {
  const events = anEventsAccess();
  return aSession({
    events: { ...events, Evenements: events.Evenements.map((one) => ({ ...one, ...change })) },
  });
};

const receipt = (Numero: string, Domaine: string): Recu => ({
  Numero,
  Domaine,
  Objet: `Inscription ${Numero}`,
  Date: '2026-11-20T10:00:00Z',
  Empreinte: '',
  Lignes: [],
});

describe('/forbidden', () => {
  it('says why a period is closed and since when, in the words of the tiles', async () => {
    server.use(respondWith(receipts, []));
    const { container } = open(closedBy({ Fermeture: '2026-11-15T00:00:00+01:00' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
    expect(screen.getByText('La période est terminée.')).toBeVisible();
    expect(screen.getByText(/^Terminé depuis le 15\snovembre$/)).toBeVisible();
    expect(screen.queryByText('Ce que vous avez fait')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is no refusal where the student’s own act closed the event, and has its receipt', async () => {
    server.use(
      respondWith(receipts, [receipt('R-2026-000007', 'Examens'), receipt('R-2026-000008', 'Mémoire')]),
    );
    const { container } = open(closedBy({ Raison: 'Vos examens sont choisis.', EstFait: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inscription aux examens' })).toBeVisible();
    expect(screen.getByText('Vos examens sont choisis.')).toBeVisible();
    expect(screen.getByRole('link', { name: /R-2026-000007/ })).toHaveAttribute(
      'href',
      '/recus/R-2026-000007',
    );
    expect(screen.queryByText(/R-2026-000008|Accès refusé/)).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('keeps the receipts of a period that is over, and asks again for those that did not come', async () => {
    server.use(http.get(apiUrl(receipts), () => new HttpResponse(null, { status: 500 }), { once: true }));
    open(closedBy({}));
    expect(await screen.findByText('Vos reçus n’ont pas pu être chargés')).toBeVisible();
    server.use(respondWith(receipts, [receipt('R-2026-000007', 'Examens')]));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: /R-2026-000007/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accès refusé');
  });

  it.each([
    ['events', 'Les périodes ouvertes n’ont pas pu être chargées'],
    ['access', 'Vos droits n’ont pas pu être chargés'],
  ] as const)(
    'refuses nothing while the call « %s » has failed, and offers to try again',
    async (call, said) => {
      const events = call === 'events' ? NO_EVENTS : anEventsAccess(['CanViewInscriptionSession']);
      const { container } = open(aSession({ events, access: [], failures: [call] }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Page momentanément inaccessible' }),
      ).toBeVisible();
      expect(screen.getByText(said)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      expect(screen.queryByText(/n’est pas ouverte|n’a pas le droit|Accès refusé/)).not.toBeInTheDocument();
      await expectNoAxeViolations(container);
    },
  );
});
