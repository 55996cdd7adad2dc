import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { ProgressCycle, ProgressUnit } from 'shared-contract/progress/answers';
import { progress } from 'shared-contract/progress/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import ProgressPage from './progress.page';

const URL = apiUrl(progress);

const unit = (id: number, change: Partial<ProgressUnit>): ProgressUnit => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: `ECO${id}`,
  UniteEnseignementLibelle: `Unité ${id}`,
  ECTS: 30,
  Etat: 'acquis',
  Motif: null,
  Attend: [],
  ...change,
});

const names = ({ UniteEnseignementID, UniteEnseignementCode, UniteEnseignementLibelle }: ProgressUnit) => ({
  UniteEnseignementID,
  UniteEnseignementCode,
  UniteEnseignementLibelle,
});

const first = unit(1, { Motif: 'Validée en 2025-2026, 14/20.' });
const second = unit(2, { Etat: 'en_cours' });
const third = unit(3, { Etat: 'a_venir', ECTS: 60, Attend: [names(second)] });

const aCycle: ProgressCycle = {
  DiplomeLibelle: 'Bachelier en gestion de l’entreprise',
  Cycle: 'Bachelier',
  ECTS: 120,
  Acquis: 30,
  EnCours: 30,
  AVenir: 60,
  DiplomeAccordeEn: null,
  Avant: null,
  Blocs: [
    {
      Libelle: 'Bloc 1',
      EstOption: false,
      ECTS: 60,
      Acquis: 30,
      EnCours: 30,
      AVenir: 0,
      AcquisAvant: 0,
      CreditsRequis: null,
      Unites: [first, second],
    },
    {
      Libelle: 'Bloc 2',
      EstOption: false,
      ECTS: 60,
      Acquis: 0,
      EnCours: 0,
      AVenir: 60,
      AcquisAvant: 0,
      CreditsRequis: 45,
      Unites: [third],
    },
  ],
  Annees: [
    {
      InscriptionID: 9,
      AnneeAcademiqueValeur: '2026-2027',
      Inscrits: 30,
      Acquis: 0,
      DecisionJury: null,
    },
    {
      InscriptionID: 8,
      AnneeAcademiqueValeur: '2025-2026',
      Inscrits: 60,
      Acquis: 30,
      DecisionJury: 'Poursuite du programme',
    },
  ],
};

const answer = (cycles: ProgressCycle[]) => network.use(http.get(URL, () => HttpResponse.json(cycles)));

describe('/parcours', () => {
  it('waits behind a skeleton', async () => {
    answer([aCycle]);
    await whileRequestsPending(async () => {
      renderPage(<ProgressPage />);
      expect(screen.getByRole('heading', { level: 1, name: 'Mon parcours' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('says of each block what its picture shows', async () => {
    answer([aCycle]);
    const { container } = renderPage(<ProgressPage />);
    const cycle = await screen.findByRole('region', {
      name: 'Bachelier en gestion de l’entreprise, 120\u00a0crédits, 2\u00a0blocs',
    });
    const figures = within(cycle).getByRole('region', {
      name: /^Crédits \(ECTS\) vers le diplôme – Bachelier/,
    });
    expect(figures).toHaveTextContent('Acquis30 ECTSEn cours30 ECTSÀ venir60 ECTS');
    expect(within(cycle).getByRole('heading', { name: /^Bloc 1\s+: 30\scrédits sur 60$/ })).toBeVisible();
    expect(within(cycle).getByText('30 crédits en cours : Unité 2')).toBeVisible();
    expect(within(cycle).getByText('Accessible dès 45 crédits du bloc 1')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('lists what is left with the units that it depends on, folds a later block, and tells the years', async () => {
    answer([aCycle]);
    renderPage(<ProgressPage />);
    const [left] = await screen.findAllByRole('list', { name: /^Bloc 1.: unités qui ne sont pas acquises$/ });
    expect(
      within(left as HTMLElement).getByRole('link', { name: /^Unité 2 En.cours 30.ECTS/ }),
    ).toHaveAttribute('href', '/ficheUE/2');
    const [later] = screen.getAllByRole('link', {
      name: /^Unité 3 À.venir 60.ECTS, après Unité 2/,
      hidden: true,
    });
    expect(later).not.toBeVisible();
    await userEvent.click(screen.getByText('Bloc 2', { selector: 'summary > span' }));
    expect(later).toBeVisible();
    await userEvent.click(screen.getByText(/^Année par année/, { selector: 'summary > span' }));
    const [years] = screen.getAllByRole('list', { name: 'Crédits du diplôme par année académique' });
    expect(
      within(years as HTMLElement).getByRole('link', {
        name: /^2025-2026 30.crédits acquis sur 60 Poursuite du programme$/,
      }),
    ).toHaveAttribute('href', '/inscriptions/8');
    expect(screen.queryByText('–')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimer mon parcours' })).toBeVisible();
  });

  it('names what was acquired before the portal knew her, and the diploma', async () => {
    const [one, two] = aCycle.Blocs;
    answer([
      {
        ...aCycle,
        DiplomeAccordeEn: '2025-2026',
        Avant: { PremiereAnneeValeur: '2025-2026', Acquis: 30 },
        Blocs: [one, two].flatMap((block, rank) =>
          block ? [{ ...block, AcquisAvant: rank === 0 ? 30 : 0 }] : [],
        ),
      },
    ]);
    renderPage(<ProgressPage />);
    expect(await screen.findByText('Diplôme accordé par le jury en 2025-2026')).toBeVisible();
    expect(
      screen.getAllByText('30 crédits acquis avant 2025-2026, première année que le portail connaît'),
    ).toHaveLength(1);
    await userEvent.click(screen.getByText(/^Année par année/, { selector: 'summary > span' }));
    const [years] = screen.getAllByRole('list', { name: 'Crédits du diplôme par année académique' });
    expect(
      within(years as HTMLElement)
        .getByText('Avant 2025-2026')
        .closest('li'),
    ).toHaveTextContent('Avant 2025-202630 crédits acquisRésultats absents du portail');
  });

  it('says what to expect before the first enrolment, and that it could not be read', async () => {
    answer([]);
    const { unmount } = renderPage(<ProgressPage />);
    expect(await screen.findByText('Aucun parcours')).toBeVisible();
    unmount();
    network.use(http.get(URL, () => problemAnswer(500, 'erreur_interne')));
    renderPage(<ProgressPage />);
    expect(await screen.findByText('Votre parcours n’a pas pu être chargé')).toBeVisible();
  });
});
