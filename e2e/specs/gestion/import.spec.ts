import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

const HEAD =
  'AnnonceDateDebutPublication;AnnonceLibelle;AnnonceTexteComplet;ProgrammeCode;AnnonceDateFinPublication';
const TITLE = 'Horaire du séminaire importé';

/** A package of notices for the master’s students: no other journey reads their boards. */
const packageOf = (...lines: string[]) => ({
  name: 'rentree.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ 'valves.csv': strToU8([HEAD, ...lines, ''].join('\n')) })),
});

const notice = (end: string) => `2026-11-20T08:00:00Z;${TITLE};<p>Au local B204.</p>;MGE;${end}`;

/** Neither at a desk nor on a phone does anything stand beside the window. */
const expectNoOverflow = async (page: Page) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
};

const importIt = async (page: Page) => {
  await page.getByRole('button', { name: /^Importer le 1/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('region', { name: 'Paquet importé' })).toBeVisible();
};

test('an administrator deposits a faulty package, mends it and imports it, and a student sees the change', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/gestion/import');
  await page.getByLabel('Choisir un paquet ZIP').setInputFiles(packageOf(notice('bientôt')));
  const faults = page.getByRole('table', { name: 'Erreurs à corriger' });
  await expect(
    faults.getByRole('row', { name: /valves\.csv.*AnnonceDateFinPublication.*bientôt/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importer/ })).toHaveCount(0);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Déposer le paquet corrigé' }).setInputFiles(packageOf(notice('')));
  await expect(page.getByText('Aucune erreur')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ce qui va changer' })).toContainText('Valves');
  await expectNoOverflow(page);
  await importIt(page);

  const student = await openAs('210202', { width: 375 });
  await student.goto('/valves');
  const board = student.getByRole('article', { name: TITLE });
  await expect(board).toBeVisible();

  await page.getByRole('button', { name: 'Importer un autre paquet' }).click();
  await page.getByLabel('Choisir un paquet ZIP').setInputFiles(packageOf(notice('2026-11-21T08:00:00Z')));
  await importIt(page);
  await student.reload();
  await expect(student.getByRole('heading', { name: 'Valves électroniques' })).toBeVisible();
  await expect(board).toHaveCount(0);
});
