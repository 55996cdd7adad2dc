import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { anInfos, apiUrl, aSession, problemAnswer } from 'shared-auth/testing';
import { INLINE_IDS } from 'shared-contract';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { renderPortal } from '../testing/portal-fixtures';
import { TodoSection } from './todo-section';

const URL = apiUrl(deadlines);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.getElementById(INLINE_IDS.deadlines)?.remove();
});
afterAll(() => server.close());

const inline = (summary: DeadlineSummary) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = INLINE_IDS.deadlines;
  block.textContent = JSON.stringify(summary);
  document.body.append(block);
};

const line = {
  Code: 'documents',
  Domaine: 'Documents',
  Libelle: 'Remettre 3 documents',
  Etat: 'a_faire',
  JusquAu: '2026-11-28',
  Le: null,
  Lien: '/documents',
  RecuNumero: null,
  Precision: 'Jusqu’au 28\u00a0novembre inclus',
  DesLe: null,
  EstIllisible: false,
} as const;

describe('« À faire »', () => {
  it('is in the page from the start, without a call', () => {
    inline({ Total: 1, Lignes: [line], Suivante: null });
    renderPortal(<TodoSection />);
    expect(screen.getByRole('link', { name: /Remettre 3 documents/ })).toHaveAttribute('href', '/documents');
    expect(screen.getByRole('link', { name: 'Voir toutes mes échéances (1)' })).toHaveAttribute(
      'href',
      '/echeances',
    );
  });

  it('says how many there are', () => {
    inline({ Total: 3, Lignes: [line], Suivante: null });
    renderPortal(<TodoSection />);
    expect(screen.getByRole('link', { name: 'Voir toutes mes échéances (3)' })).toHaveAttribute(
      'href',
      '/echeances',
    );
  });

  it('says that there is nothing to do, and what comes next', () => {
    inline({ Total: 0, Lignes: [], Suivante: line });
    renderPortal(<TodoSection />);
    expect(screen.getByText(/^Rien à faire aujourd’hui/)).toHaveTextContent(
      'Prochaine date : Remettre 3 documents',
    );
  });

  it('is read anew on a later visit, and says when that fails', async () => {
    server.use(http.get(URL, () => HttpResponse.json([line])));
    const { unmount } = renderPortal(<TodoSection />);
    expect(await screen.findByText('Remettre 3 documents')).toBeVisible();
    unmount();
    server.use(http.get(URL, () => problemAnswer(500, 'erreur_interne')));
    renderPortal(<TodoSection />);
    expect(await screen.findByText('Ce que vous avez à faire n’a pas pu être chargé')).toBeVisible();
  });

  it('waits until the policy is accepted', () => {
    renderPortal(<TodoSection />, { session: aSession({ infos: anInfos({ isRGPD: false }) }) });
    expect(screen.queryByRole('heading', { name: 'À faire' })).not.toBeInTheDocument();
  });
});
