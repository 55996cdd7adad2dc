import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  anInfos,
  apiUrl,
  aSession,
  problemAnswer,
  type RenderWithSessionOptions,
  renderWithSession,
} from 'shared-auth/testing';
import { INLINE_IDS } from 'shared-contract';
import { NoticeAnswer } from 'shared-contract/notices/answers';
import { notices } from 'shared-contract/notices/endpoints';
import type { BoardSummary } from 'shared-contract/notices/summary';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { PortalProvider } from 'shared-ui';
import { BoardSection } from './board-section';

const NOTICES = apiUrl(notices);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.getElementById(INLINE_IDS.board)?.remove();
});
afterAll(() => server.close());

const notice = sampleOf(NoticeAnswer, {
  AnnonceID: 7,
  AnnonceLibelle: 'Locaux fermés',
  AnnonceTexteComplet: '<p>Une <strong>coupure</strong> d’eau.</p>',
  AnnonceDateDebutPublication: '2026-11-20T16:40:00Z',
  PrioriteAnnonce: 'Urgente',
});

const show = (options: RenderWithSessionOptions = {}) =>
  renderWithSession(<BoardSection />, {
    ...options,
    wrapper: (children) => <PortalProvider>{children}</PortalProvider>,
  });

const blockOf = (text: string) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = INLINE_IDS.board;
  block.textContent = text;
  return block;
};

const inline = (board: BoardSummary) => document.head.append(blockOf(JSON.stringify(board)));

describe('the notices on the home', () => {
  it('show at once what the page holds, without a call, and lead to the notice', () => {
    inline({ Total: 8, Avis: [{ ...notice, Extrait: 'Une coupure d’eau.' }] });
    show();
    expect(screen.getByRole('link', { name: 'Urgent\u00a0– Locaux fermés' })).toHaveAttribute(
      'href',
      '/valves#avis-7',
    );
    expect(screen.getByRole('link', { name: 'Toutes les valves (8)' })).toHaveAttribute('href', '/valves');
  });

  it('are read from the server when what the page holds can’t be read', async () => {
    document.head.append(blockOf('{ "Total": 8, "Avis": '));
    server.use(http.get(NOTICES, () => HttpResponse.json([notice])));
    show();
    expect(await screen.findByText('Une coupure d’eau.')).toBeInTheDocument();
  });

  it('are read anew when the home is come back to', async () => {
    inline({ Total: 0, Avis: [] });
    const { unmount } = show();
    expect(screen.getByText('Aucun avis pour le moment.')).toBeInTheDocument();
    unmount();
    server.use(http.get(NOTICES, () => HttpResponse.json([notice])));
    show();
    expect(await screen.findByText('Une coupure d’eau.')).toBeInTheDocument();
  });

  it('say that they can’t be read, with a way to try again', async () => {
    server.use(http.get(NOTICES, () => problemAnswer(422, 'Illisible.')));
    show();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });

  it('are neither read nor shown before the privacy policy is accepted', () => {
    const { container } = show({ session: aSession({ infos: anInfos({ isRGPD: false }) }) });
    expect(container).toBeEmptyDOMElement();
  });
});
