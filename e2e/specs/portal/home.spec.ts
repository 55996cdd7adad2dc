import { expect, test } from '../../fixtures';

test('the tiles are links in two lists of one region', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const services = page.getByRole('region', { name: 'Mes services' });
  const dossier = services.getByRole('list', { name: 'Mon dossier' });
  for (const title of ['Mes inscriptions', 'Mes données', 'Valves électroniques']) {
    await expect(dossier.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  }
});

test('closed events are no tiles: they say why and when', async ({ openAs }) => {
  const page = await openAs('230105');
  await page.goto('/desktop');
  const closed = page.getByRole('region', { name: 'Fermé pour le moment' });
  await expect(closed.getByText('Inscription aux examens')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inscription aux examens' })).toHaveCount(0);
});

test('what was done says so, and what is for others is folded', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const closed = page.getByRole('region', { name: 'Fermé pour le moment' });
  await expect(closed.getByText('Déjà fait').first()).toBeVisible();
  await expect(closed.getByText('Mon mémoire')).toBeHidden();
  await closed.getByText(/^Ce qui ne vous concerne pas/).click();
  await expect(closed.getByText('Mon mémoire')).toBeVisible();
  await expect(closed.getByText(/Période du/)).toHaveCount(0);
});

for (const width of [375, 700, 1000, 1280]) {
  test(`the rows of tiles are full at ${width} px`, async ({ openAs }) => {
    const page = await openAs('230101', { width });
    await page.goto('/desktop');
    for (const name of ['En ce moment', 'Mon dossier']) {
      const list = page.getByRole('list', { name, exact: true });
      await expect(list).toBeVisible();
      const free = await list.evaluate((ul) => {
        const right = ul.getBoundingClientRect().right;
        const rows = new Map<number, number>();
        for (const { top, right: edge } of [...ul.children].map((li) => li.getBoundingClientRect())) {
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, edge));
        }
        return [...rows.values()].map((edge) => Math.round(right - edge));
      });
      expect(free.every((gap) => gap < 2)).toBe(true);
    }
  });
}

test('staff find what they may do, and nothing of a student’s home', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/desktop');
  await expect(page.getByRole('button', { name: 'Choisir un étudiant' })).toBeVisible();
  for (const name of [/^Vérifications/, /^État du portail/, /^Versions à l’essai/, /^Journal d’audit/]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
  for (const name of ['Mon dossier', 'En ce moment', 'Fermé pour le moment']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('table', { name: /^Demandes qui attendent/ })).toBeVisible();
  await page.getByRole('searchbox', { name: /^Aller à un étudiant/ }).fill('230101');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Camille Lambert' })).toBeVisible();
  expect(page.url()).not.toContain('230101');
});

test('who works at the desk has its own home: what waits, its pages, a search of requests', async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion/periodes');
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByRole('table', { name: /^Demandes qui attendent/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choisir un étudiant' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Le portail' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Chercher un étudiant/ }).fill('830101');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gestion');
  await expect(page.getByRole('searchbox', { name: 'Nom ou matricule' })).toHaveValue('830101');
});

test('the inclusive service finds its own page alone', async ({ openAs }) => {
  const page = await openAs('inclusion');
  await page.goto('/desktop');
  const pages = page.getByRole('navigation', { name: 'Pages du bureau' });
  await expect(pages.getByRole('link')).toHaveText(['À traiter']);
});

test('external links open the institution’s services', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  for (const name of ['E-mail', 'Discussion', 'Horaire']) {
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('target', '_blank');
  }
});

test('the privacy modal blocks until the policy is accepted, and Escape does not close it', async ({
  openAs,
}) => {
  const page = await openAs('730102');
  await page.goto('/inscriptions');
  await expect(page).toHaveURL('/desktop');
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('link', { name: /politique de confidentialité/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  await expect(page.getByText(/^Aucune période/)).toHaveCount(0);
  expect((await page.request.get('/api/v1/extranet/student/Inscriptions')).status()).toBe(403);
  await modal.getByRole('button', { name: "J'accepte" }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
});

test('a forbidden event screen names itself and says why', async ({ openAs }) => {
  const page = await openAs('230105');
  await page.goto('/evenement/inscriptionExamens');
  await expect(page).toHaveURL(/\/forbidden/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé');
  await expect(page.getByText('Inscription aux examens').first()).toBeVisible();
});

test('without the events call nothing is said to be closed', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: /503/ });
  await page.route('**/desktop', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      // Nor a first frame, which the server makes of these answers.
      body: html.replace('id="portail-startup"', 'id="sans-reponses"').replace(/ data-frame="[^"]*"/, ''),
    });
  });
  await page.route('**/api/v1/events/access', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/desktop');
  await expect(page.getByText('Les périodes ouvertes n’ont pas pu être chargées')).toBeVisible();
  await expect(page.getByText(/^Aucune période|n’est pas ouverte pour vous/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Fermé pour le moment' })).toHaveCount(0);
  await page.unroute('**/api/v1/events/access');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: /^Inscription aux examens/ })).toBeVisible();
});

test('an unknown path is a 404 page inside the layout', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a session that ends keeps the page and signs in again in another window', async ({
  browser,
  baseURL,
}) => {
  const { signIn } = await import('../../fixtures');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, '930101');
  await page.goto('/desktop');
  await context.clearCookies();
  await page
    .getByRole('link', { name: /Mes données/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button').or(dialog.getByRole('link')).first().click();
  const window = await popup;
  await window.getByLabel('Identifiant').fill('930101');
  await window.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await window.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes données');
  await context.close();
});
