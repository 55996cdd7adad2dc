import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { figures } from 'shared-contract/gestion/endpoints';
import type { Figures } from 'shared-contract/gestion/figures';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { FIGURE_TEXTS } from '../texts/figures';
import FiguresPage from './figures.page';

const texts = FIGURE_TEXTS;

const FIGURES: Figures = {
  Le: '2026-11-23T10:00:00Z',
  Impression: Array.from({ length: 15 }, (_, rank) => ({
    CodeInterne: `S${rank}`,
    Libelle: `Titre ${rank}`,
    Commandes: 10,
    Exemplaires: 1500 - 100 * rank,
  })),
  Documents: [
    { ProgrammeID: 1, Libelle: 'Bachelier en gestion', Etudiants: 200, Complets: 150, Manquants: 61 },
    { ProgrammeID: 3, Libelle: 'Master en gestion', Etudiants: 100, Complets: 90, Manquants: 12 },
  ],
  Groupes: [{ Code: 'A1', Libelle: 'Statistique', Groupes: 4, Complets: 3, Prises: 94, Places: 100 }],
  Pae: [],
  PaeParJour: [],
};

const table = (name: string) => within(screen.getByRole('table', { name }));

describe('/gestion/chiffres', () => {
  it('says each table with its total, and what the screen does not hold', async () => {
    network.use(respondWith(figures, FIGURES));
    const { container } = renderPage(<FiguresPage />);
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await screen.findByRole('table', { name: texts.tables.documents.title });
    const total = table(texts.tables.documents.title).getByRole('row', { name: /^Total/ });
    expect(
      within(total)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['300', '240', '73']);
    expect(table(texts.tables.impression.title).getAllByRole('row')).toHaveLength(10);
    expect(screen.getByText(/8 lignes sur 15/)).toBeVisible();
    expect(screen.getByText(/94.%/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers a spreadsheet of each table that has lines, and says where there is nothing', async () => {
    network.use(respondWith(figures, FIGURES));
    renderPage(<FiguresPage />);
    expect(await screen.findAllByRole('button', { name: /tableur/ })).toHaveLength(3);
    const empty = within(screen.getByRole('region', { name: texts.tables.pae.title }));
    expect(empty.getByText(texts.none)).toBeVisible();
  });

  it('draws the programmes that wait by day, and says them', async () => {
    const Pae = [{ ProgrammeID: 1, Libelle: 'Bachelier', EnAttente: 5, AModifier: 1, ASigner: 0, Signes: 9 }];
    const PaeParJour = [
      { Jour: '2026-11-19', EnAttente: 2 },
      { Jour: '2026-11-20', EnAttente: 3 },
    ];
    network.use(respondWith(figures, { ...FIGURES, Pae, PaeParJour }));
    renderPage(<FiguresPage />);
    const days = within(await screen.findByRole('region', { name: texts.days.title }));
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '219\u00a0nov.',
      '320\u00a0nov.',
    ]);
  });

  it('says what failed, and shows no zero', async () => {
    network.use(http.get(apiUrl(figures), () => problemAnswer(503, 'Indisponible.')));
    renderPage(<FiguresPage />);
    expect(await screen.findByText(texts.error)).toBeVisible();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });
});
