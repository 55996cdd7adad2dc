import type { Page } from '@playwright/test';
import { accessibilityIssues } from '../../checks/accessibility';
import { expect, signIn, test } from '../../fixtures';
import { hasWorker, keepCopyHere, keptNames, seePage } from '../../offline';

const STUDENT = '/extranet/student';

/** What a browser says of a page that no network brings. */
const noise = /ERR_INTERNET_DISCONNECTED|503/;

const keepWhatIsSeen = async (page: Page) => {
  await keepCopyHere(page);
  await seePage(page, '/inscriptions', `${STUDENT}/Inscriptions`);
  await seePage(page, '/commandes', `${STUDENT}/Commandes`);
  await seePage(page, '/echeances', `${STUDENT}/Echeances`);
  await seePage(page, '/recus', '/recus');
};

// A session of its own, which this journey ends.
test('what was seen is read without network, dated, and goes at the sign-out', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await signIn(page, '230101');
  expect(await hasWorker(page)).toBe(false);
  await keepWhatIsSeen(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne');
  const orders = page.getByRole('region', { name: 'Commandes' });
  await expect(orders.getByText(/^Vu le /)).toBeVisible();
  await expect(orders.getByText(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/).first()).toBeVisible();
  for (const name of ['Inscriptions', 'Échéances', 'Reçus'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  expect(await accessibilityIssues(page, 'without network')).toEqual([]);
  // Its policy lets it send nothing, whatever it reads.
  expect(
    await page.evaluate(() =>
      fetch('/readyz').then(
        () => 'sent',
        () => 'refused',
      ),
    ),
  ).toBe('refused');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes reçus');
  await page.getByRole('button', { name: /Menu du compte/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(
    page
      .getByLabel('Identifiant')
      .or(page.getByRole('link', { name: /connecter/i }))
      .first(),
  ).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
  await expect.poll(() => hasWorker(page)).toBe(false);
  await context.close();
});

test('after fourteen days nothing of it is left', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await keepCopyHere(page);
  await seePage(page, '/commandes', `${STUDENT}/Commandes`);
  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Aucune copie n’est gardée/)).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
});

/** A browser of the name that the list of devices gives it. */
const LOST = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  name: 'Firefox sur Windows',
};

test('a device that is signed out from another one loses its copy at its next connection', async ({
  browser,
  baseURL,
  openAs,
}) => {
  const { userAgent, name } = LOST;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), userAgent });
  const lost = await context.newPage();
  await signIn(lost, '230101');
  await keepCopyHere(lost);
  await seePage(lost, '/commandes', `${STUDENT}/Commandes`);
  await context.setOffline(true);

  const here = await openAs('230101');
  await here.goto('/contacts/copie');
  await here.getByRole('button', { name: `Déconnecter – ${name}` }).click();
  await expect(here.getByText('Appareil déconnecté.')).toBeVisible();

  expect(await keptNames(lost)).not.toEqual([]);
  await context.setOffline(false);
  await lost.goto('/confidentialite');
  await expect.poll(() => keptNames(lost)).toEqual([]);
  await expect.poll(() => hasWorker(lost)).toBe(false);
  await context.close();
});

test('who signs out without network is signed out at the next connection, before anything is shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, '230101');
  await keepWhatIsSeen(page);
  const session = await context.cookies();
  await context.setOffline(true);
  await page.getByRole('button', { name: /Menu du compte/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('deconnexion');
  await expect(page.getByText(/^La déconnexion est enregistrée/)).toBeVisible();
  // Left open, that page would load itself again with the network, and take this visit's place.
  await page.goto('about:blank');
  await context.setOffline(false);
  const answer = await page.goto('/commandes');
  expect(await answer?.text()).not.toContain('Camille');
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
  // The session is over on the server, not only its cookie gone.
  await context.addCookies(session.filter(({ name }) => name === 'session'));
  await page.goto('/commandes');
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  await context.close();
});
