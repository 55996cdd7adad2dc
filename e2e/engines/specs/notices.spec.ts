import { expect, test } from '../fixtures';

interface Notice {
  AnnonceLibelle: string;
  Lu: boolean;
}

test('a notice is found, read, and read for good', async ({ openAs, twin }) => {
  const page = await openAs(twin('230106'));
  await page.goto('/valves');
  await page.fill({ role: 'searchbox', name: 'Chercher dans les avis' }, 'erasmus formulaires');
  await page.sees({ role: 'button', name: /^Non lu/ }, 1);
  // What is open closes when the last word that was typed is searched.
  await expect(async () => {
    await page.click({ role: 'button', name: /Séjour Erasmus/ });
    const file = { role: 'link', name: 'Candidature Erasmus.pdf' };
    await expect.poll(() => page.count(file), { timeout: 3000 }).toBe(1);
  }).toPass();
  await page.sees({ role: 'button', name: /^Séjour Erasmus/ });

  await page.reload();
  await page.sees({ role: 'button', name: /^Séjour Erasmus/ });
  const { body } = await page.ask<Notice[]>('/extranet/student/Dashboard01');
  expect(body.filter(({ AnnonceLibelle: title }) => /Séjour Erasmus/.test(title))).toMatchObject([
    { Lu: true },
  ]);
});
