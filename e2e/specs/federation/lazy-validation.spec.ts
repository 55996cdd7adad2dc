import { expect, test } from '../../fixtures';

/** What judges the forms of the records, and yup, which it is written with. */
const JUDGE = /\/r\/mf-records\/[^/]+\/late-schemas[^/]*\.js|\/assets\/kit-yup[^/]*\.js/;

test('a form whose judge does not come sends nothing, keeps all, and goes on at the next try', async ({
  openAs,
}) => {
  // Nobody else writes to this student's draft.
  const page = await openAs('240299', {
    expectErrors: /ChunkLoadError|Loading chunk|ERR_|late-schemas|kit-yup/,
  });
  await page.route(JUDGE, (route) => route.abort());
  await page.goto('/absences/-1');
  const from = page.getByRole('textbox', { name: 'Date de début' });
  await from.fill('2026-11-26');
  const send = page.getByRole('main').getByRole('button', { name: 'Soumettre' });
  await send.click();
  const summary = page.getByRole('group', { name: 'Rien n’a été enregistré' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('une partie de la page n’est pas arrivée');
  await expect(from).toHaveValue('26/11/2026');
  await page.unroute(JUDGE);
  await send.click();
  await expect(page.getByRole('group', { name: /à corriger$/ })).toBeFocused();
  await expect(from).toHaveValue('26/11/2026');
});
