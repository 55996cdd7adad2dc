import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'shared-auth/host';
import { anInfos, apiUrl, aSession, problemAnswer } from 'shared-auth/testing';
import { requiredDocuments } from 'shared-contract/documents/endpoints';
import { recordRecentPage } from '../navigation/recent-pages';
import { aWholeRegistry, searchIndexHandlers } from '../testing/palette-fixtures';
import { renderPortal } from '../testing/portal-fixtures';
import { PortalPalette } from './palette';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (session: Session = aSession()) =>
  renderPortal(<PortalPalette onClose={() => {}} />, { session, registry: aWholeRegistry(), at: '/desktop' });

const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the jump', () => {
  it('finds units, files, notices and screens by what they are called', async () => {
    server.use(...searchIndexHandlers());
    open();
    await type('macro');
    const unit = await screen.findByRole('option', { name: /LECGE1212/ });
    expect(unit).toHaveTextContent('LECGE1212, 5 ECTS, 2026-2027');
    expect(unit).toHaveAttribute('href', '/ficheUE/12');
    await screen.findByRole('group', { name: 'Documents' });
    expect(group('Documents').getByRole('option')).toHaveAttribute('href', '/documents');
    expect(group('Avis').getByRole('option')).toHaveAttribute('href', '/valves#avis-31');
    expect(screen.getByRole('status')).toHaveTextContent('3 résultats');
  });

  it('finds a screen by its title, its short name and by other words', async () => {
    server.use(...searchIndexHandlers());
    open();
    for (const words of ['mes insc', 'résultats', 'bulletin']) {
      await userEvent.clear(screen.getByRole('combobox'));
      await type(words);
      const [first] = await screen.findAllByRole('option');
      expect(first).toHaveAttribute('href', '/inscriptions');
    }
  });

  it('finds a closed screen too, and says that it is closed', async () => {
    server.use(...searchIndexHandlers());
    open();
    await type('examens');
    expect(await screen.findByRole('option', { name: /Inscription aux examens/ })).toHaveTextContent(
      'Fermé pour le moment : Terminé depuis le 15 novembre à 18 h',
    );
  });

  it('says what could not be searched, and finds the rest', async () => {
    server.use(
      http.get(apiUrl(requiredDocuments), () => problemAnswer(500, 'Panne.')),
      ...searchIndexHandlers(),
    );
    open();
    await type('macro');
    expect(
      await screen.findByText('Vos documents n’ont pas pu être cherchés. Réessayez dans un instant.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('option', { name: /LECGE1212/ })).toBeInTheDocument();
  });

  it('says that nothing was found', async () => {
    server.use(...searchIndexHandlers());
    open();
    await type('zzzz');
    expect(await screen.findByText(/^Rien pour « zzzz »/)).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('proposes the last places of this person, or the main ones', async () => {
    server.use(...searchIndexHandlers());
    const session = aSession();
    recordRecentPage(session, { path: '/documents', title: 'Mes documents' });
    recordRecentPage(session, { path: '/nulle-part', title: 'Page introuvable' });
    recordRecentPage(aSession({ infos: anInfos({ Username: '230102' }) }), {
      path: '/valves',
      title: 'Valves',
    });
    open(session);
    expect(group('Derniers lieux visités').getAllByRole('option')).toHaveLength(1);
    expect(group('Derniers lieux visités').getByRole('option')).toHaveTextContent('Mes documents');
    const places = group('Lieux principaux').getAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('À faire'),
      expect.stringContaining('Résultats'),
      expect.stringContaining('Valves'),
    ]);
  });

  it('reads nothing of the student whom staff look at: screens alone are found', async () => {
    open(aSession({ infos: anInfos({ student: false, programmes: true, Username: 'programmes' }) }));
    await type('documents');
    expect(await screen.findByRole('option', { name: /Mes documents/ })).toBeInTheDocument();
    expect(screen.queryByText(/n’ont pas pu être cherchés/)).not.toBeInTheDocument();
  });
});
