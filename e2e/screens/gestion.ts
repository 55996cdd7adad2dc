import type { Page } from '@playwright/test';
import type { Screen } from './screen';

/** Chooses a kind of requests, by its name on a wide screen, in a list on a phone. */
const chooseKind = async (page: Page, name: string) => {
  const wide = page.getByRole('group', { name: 'Type de demande' });
  const narrow = page.getByRole('combobox', { name: 'Type de demande' });
  await wide.or(narrow).waitFor();
  if (await wide.isVisible()) return wide.getByRole('button', { name }).click();
  const option = narrow.getByRole('option', { name });
  await narrow.selectOption(await option.getAttribute('value'));
};

/** Opens the first request of this kind. */
const openFirst =
  (kind: string, act = 'Accepter') =>
  async (page: Page) => {
    await chooseKind(page, kind);
    await page.getByRole('list', { name: 'Demandes' }).getByRole('button').first().click();
    await page.getByRole('button', { name: act }).waitFor();
  };

/** Opens the first entry of a catalogue that says this. */
const openEntry =
  (catalogue: string, saying: RegExp = /./) =>
  async (page: Page) => {
    await page.getByRole('group', { name: 'Catalogue' }).getByRole('button', { name: catalogue }).click();
    await page
      .getByRole('group', { name: /^Fiches/ })
      .getByRole('button')
      .filter({ hasText: saying })
      .first()
      .click();
    await page.getByRole('region', { name: 'Fiche ouverte' }).waitFor();
  };

export const gestionScreens: Screen[] = [
  { user: 'secretariat', path: '/gestion' },
  { user: 'secretariat', path: '/gestion', state: 'a document open', reach: openFirst('Documents') },
  {
    user: 'secretariat',
    path: '/gestion',
    state: 'refusing',
    reach: async (page) => {
      await openFirst('Documents')(page);
      await page.keyboard.press('r');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    user: 'secretariat',
    path: '/gestion',
    state: 'several ticked',
    reach: async (page) => {
      await chooseKind(page, 'Documents');
      const boxes = page.getByRole('list', { name: 'Demandes' }).getByRole('checkbox');
      await boxes.first().check();
      await boxes.nth(1).check();
      await page.getByRole('region', { name: 'Sélection' }).waitFor();
    },
  },
  {
    user: 'secretariat',
    path: '/gestion',
    state: 'assigning',
    reach: async (page) => {
      await openFirst('Documents')(page);
      await page.keyboard.press('Shift+G');
      await page.getByRole('dialog').waitFor();
    },
  },
  { user: 'programmes', path: '/gestion', state: 'a programme open', reach: openFirst('PAE', 'Valider') },
  { user: 'secretariat', path: '/gestion', state: 'an internship open', reach: openFirst('Stages') },
  {
    user: 'inclusion',
    path: '/gestion',
    state: 'a support plan open',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Demandes' }).getByRole('button').first().click();
      await page.getByRole('button', { name: /^Préparer/ }).waitFor();
    },
  },
  { user: 'admin', path: '/gestion/periodes' },
  {
    user: 'admin',
    path: '/gestion/periodes',
    state: 'a window open',
    reach: async (page) => {
      // Its bar, or its row where there is no room for the year.
      await page
        .getByRole('button', { name: /Vente de syllabus, Toute l’école/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Période choisie' }).waitFor();
    },
  },
  { user: 'secretariat', path: '/gestion/valves' },
  {
    user: 'secretariat',
    path: '/gestion/valves',
    state: 'writing',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Écrire' }).click();
      await page.getByRole('checkbox', { name: 'Bachelier en gestion de l’entreprise' }).check();
      await page.getByRole('textbox', { name: 'Texte' }).fill('Du **lundi** au *samedi*.\n\n- une\n- deux');
      await page.getByText(/étudiants? lir/).waitFor();
    },
  },
  {
    user: 'secretariat',
    path: '/gestion/valves',
    state: 'a notice of the whole school',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Publiés' }).getByRole('button').first().click();
      await page.getByRole('heading', { name: 'Historique' }).waitFor();
    },
  },
  { user: 'secretariat', path: '/gestion/catalogues' },
  {
    user: 'secretariat',
    path: '/gestion/catalogues',
    state: 'a course material open',
    reach: openEntry('Syllabus'),
  },
  {
    user: 'secretariat',
    path: '/gestion/catalogues',
    state: 'a group that moves',
    reach: async (page) => {
      await openEntry('Groupes de TP')(page);
      await page.getByRole('textbox', { name: /^Local/ }).fill('Z999');
      await page.getByText(/étudiants? concerné|dans ce groupe/).waitFor();
    },
  },
  {
    user: 'secretariat',
    path: '/gestion/catalogues',
    state: 'fewer places than are taken',
    reach: async (page) => {
      await openEntry('Groupes de TP', /Encore/)(page);
      await page.getByRole('textbox', { name: /^Places/ }).fill('1');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await page
        .getByText(/places sont prises/)
        .first()
        .waitFor();
    },
  },
  {
    user: 'admin',
    path: '/gestion/catalogues',
    state: 'an exam open',
    reach: openEntry('Examens'),
  },
  { user: 'admin', path: '/gestion/chiffres' },
  { user: 'secretariat', path: '/gestion/releves' },
  { user: 'admin', path: '/gestion/comptes' },
  {
    user: 'admin',
    path: '/gestion/comptes',
    state: 'an account open',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Nadia Aksoy/ }).click();
      await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
    },
  },
  {
    user: 'admin',
    path: '/gestion/comptes',
    state: 'an account to add, with what is missing',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un compte' }).click();
      await page.getByRole('button', { name: 'Ajouter le compte' }).click();
      await page.getByRole('link', { name: /identifiant/ }).waitFor();
    },
  },
  {
    user: 'admin',
    path: '/gestion/comptes',
    state: 'nothing found',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('personne de ce nom');
      await page.getByRole('button', { name: 'Tout montrer' }).waitFor();
    },
  },
  { user: 'admin', path: '/gestion/import' },
];
