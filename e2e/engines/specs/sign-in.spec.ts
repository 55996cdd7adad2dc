import { expect, test } from '../fixtures';

test('the policy is accepted once, and signing out ends the session', async ({ openAs, twin }) => {
  const page = await openAs(twin('230102'));
  const dialog = { role: 'dialog' };
  const accept = { role: 'button', name: "J'accepte", within: dialog };
  await page.sees(accept);
  await page.press('Escape');
  await page.sees(accept);
  expect(await page.ask('/extranet/student/Inscriptions')).toMatchObject({ status: 403 });
  await page.click(accept);
  await page.sees(dialog, 0);
  await page.reload();
  await page.sees({ role: 'region', name: 'Mes services' });
  await page.sees(dialog, 0);
  expect(await page.ask('/extranet/student/Inscriptions')).toMatchObject({ status: 200 });

  await page.click({ role: 'button', name: /Menu du compte/ });
  await page.click({ role: 'menuitem', name: 'Se déconnecter' });
  await page.sees({ role: 'textbox', name: 'Identifiant' });
  expect(await page.ask('/security/infos')).toMatchObject({ status: 401 });
});
