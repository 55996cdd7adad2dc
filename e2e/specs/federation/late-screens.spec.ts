import type { Page, Request, Route } from '@playwright/test';
import { confirmAct } from '../../binding';
import { expect, test } from '../../fixtures';

const noise = /ChunkLoadError|Loading chunk|ERR_|MIME|Refused|mf-records|mf_records/i;

/** Files of screens of the records, of whatever version; entries and the like are sound. */
const SCREENS = /\/r\/mf-records\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });
const why = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: false });

/** Counts the requests for scripts of a page from now on, however they end. */
const countScripts = (page: Page, files: RegExp) => {
  const seen = { requests: 0 };
  const note = (request: Request) => {
    if (request.method() === 'GET' && files.test(request.url())) seen.requests += 1;
  };
  page.on('request', note);
  return seen;
};

/** Goes from one screen of the records to another one by the home, as a student would. */
const goToAbsences = async (page: Page) => {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(title(page)).toHaveText('Bonjour Camille');
  await page.getByRole('main').locator('a[href="/absences"]').first().click();
};

interface Fault {
  name: string;
  answer: (route: Route) => Promise<unknown>;
  words: string;
  /** A page whose files are gone is loaded again by itself, once. */
  isLoadedAgain?: boolean;
}

const FAULTS: Fault[] = [
  { name: 'the line is cut', answer: (route) => route.abort(), words: 'Vous semblez hors ligne' },
  {
    name: 'its file is gone',
    answer: (route) => route.fulfill({ status: 404 }),
    words: 'Une nouvelle version vient de paraître',
    isLoadedAgain: true,
  },
  {
    name: 'the server refuses it',
    answer: (route) => route.fulfill({ status: 503 }),
    words: 'Ses fichiers n’ont pas pu être chargés',
  },
];

for (const { name, answer, words, isLoadedAgain = false } of FAULTS) {
  test(`the second screen of a domain says so and comes at the retry when ${name}`, async ({ openAs }) => {
    const page = await openAs('230101', { expectErrors: noise, sparesData: true });
    await page.goto('/contacts');
    await expect(title(page)).toHaveText('Mes données');
    // Before the scripts have come a link opens a page anew, which has run nothing of the domain.
    await page.waitForLoadState('networkidle');
    const seen = countScripts(page, SCREENS);
    await page.route(SCREENS, answer);
    const isOver = isLoadedAgain ? page.waitForEvent('load') : null;
    await goToAbsences(page);
    await isOver;
    await expect(why(page, words)).toBeVisible();
    // One ahead of the click, one for it, and what the reload and the version before may add.
    expect(seen.requests).toBeLessThanOrEqual(8);
    await page.unroute(SCREENS);
    await retry(page).click();
    await expect(title(page)).toHaveText('Mes absences');
  });
}

test('the second screen of a domain is given up when its file hangs, and comes at the retry', async ({
  openAs,
}) => {
  const page = await openAs('230101', { expectErrors: noise, sparesData: true });
  await page.clock.install();
  await page.goto('/contacts');
  await expect(title(page)).toHaveText('Mes données');
  const seen = countScripts(page, SCREENS);
  const hangs = page.waitForRequest(SCREENS);
  await page.route(SCREENS, () => {});
  await goToAbsences(page);
  await hangs;
  await page.clock.fastForward(13_000);
  await expect(why(page, 'Il met trop de temps à répondre')).toBeVisible();
  expect(seen.requests).toBeLessThanOrEqual(4);
  await page.unroute(SCREENS);
  await retry(page).click();
  await expect(title(page)).toHaveText('Mes absences');
});

const OWN = /\/assets\/[^/]+\.js/;

const openReceipts = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Camille Lambert/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mes reçus' }).click();
};

test('a page of the shell says that the line is cut, and comes at the retry without a reload', async ({
  openAs,
}) => {
  const page = await openAs('230101', { expectErrors: noise, sparesData: true });
  const painted = page.waitForResponse(/\/assets\/after-paint\./);
  await page.goto('/desktop');
  await expect(title(page)).toHaveText('Bonjour Camille');
  await painted;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const seen = countScripts(page, OWN);
  await page.route(OWN, (route) => route.abort());
  await openReceipts(page);
  await expect(why(page, 'Vous semblez hors ligne')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await retry(page).click();
  // The words of the first failure stand until the second try is over: it would come by itself once the line is back.
  await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(why(page, 'Vous semblez hors ligne')).toBeVisible();
  // One for each try, and what a try fetches beside its page.
  expect(seen.requests).toBeLessThanOrEqual(4);
  await page.unroute(OWN);
  await retry(page).click();
  await expect(title(page)).toHaveText('Mes reçus');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('a script of the shell that is not the one that was published is not run, and comes at the retry', async ({
  openAs,
}) => {
  const page = await openAs('230101', { expectErrors: /ChunkLoadError|Loading chunk|integrity|digest/i });
  const painted = page.waitForResponse(/\/assets\/after-paint\./);
  await page.goto('/desktop');
  await expect(title(page)).toHaveText('Bonjour Camille');
  await painted;
  const changed = 'window.isChanged = true;';
  await page.route(OWN, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().method() === 'GET' ? changed : '',
    }),
  );
  await openReceipts(page);
  await expect(why(page, 'Ses fichiers sont arrivés abîmés')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isChanged'))).toBeUndefined();
  await page.unroute(OWN);
  await retry(page).click();
  await expect(title(page)).toHaveText('Mes reçus');
});

test('a script of a domain that is not the one that was published is not run', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise, sparesData: true });
  await page.goto('/contacts');
  await expect(title(page)).toHaveText('Mes données');
  await page.route(SCREENS, async (route) => {
    const response = await route.fetch();
    const body = `window.isChanged = true;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await goToAbsences(page);
  await expect(why(page, 'Ses fichiers sont arrivés abîmés')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isChanged'))).toBeUndefined();
});

/** Nobody else writes to these; who spares data has no toaster fetched ahead. */
const SAVERS = [
  { matricule: '240292', sparesData: true, how: 'whose toaster was never fetched' },
  { matricule: '240293', sparesData: false, how: 'whose page had rested' },
];

for (const { matricule, sparesData, how } of SAVERS) {
  test(`a save without a line loses nothing, and works once it is back: a student ${how}`, async ({
    openAs,
  }) => {
    const page = await openAs(matricule, { expectErrors: noise, sparesData });
    await page.clock.install();
    await page.goto('/sar');
    const box = page.getByRole('checkbox').first();
    await box.check();
    const save = page.getByRole('button', { name: 'Sauvegarder' });
    await page.clock.fastForward(10_000);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await save.click();
    await confirmAct(page);
    await expect(page.getByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(page.getByText(/Pas de connexion/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(title(page)).toHaveText('Remédiation (SAR)');
    await expect(box).toBeChecked();
    await page.context().setOffline(false);
    await confirmAct(page);
    await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
    await expect(page.getByText('1 inscription')).toBeVisible();
  });
}
