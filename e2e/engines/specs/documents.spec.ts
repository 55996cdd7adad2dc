import { pdfFile } from '../files';
import { expect, test } from '../fixtures';
import type { Page } from '../page';

interface StoredFile {
  FullName: string;
  Name: string;
  Lu: boolean;
}

/** What this person may download of the year in progress. */
const filesOf = async (page: Page): Promise<StoredFile[]> => {
  const { body: enrolments } = await page.ask<{ InscriptionID: number }[]>('/extranet/student/Inscriptions');
  const id = enrolments[0]?.InscriptionID;
  return (await page.ask<StoredFile[]>(`/extranet/student/Inscription03/${id}`)).body;
};

test('a refused document is replaced', async ({ openAs, twin }) => {
  const page = await openAs(twin('230101'));
  const slot = { role: 'article', name: 'Relevé de notes des études antérieures' };
  await page.goto('/documents');
  await page.attach({ name: /^Charger – Relevé de notes des études antérieures/ }, pdfFile('releve'));
  await page.sees({ ...slot, text: /Transmis, en vérification/ });

  await page.reload();
  await page.sees({ ...slot, text: /Transmis, en vérification/ });
  const { body } = await page.ask('/extranet/student/Documents');
  expect(body).toContainEqual(expect.objectContaining({ Fichier: 'releve.pdf', Statut: 'recu' }));
});

test('an attestation is made on demand, and has its name', async ({ openAs, twin }) => {
  const page = await openAs(twin('230108'));
  await page.goto('/documents');
  await page.click({ role: 'button', name: /^Télécharger Attestation d’inscription, 2026/ });
  await page.downloads(/^attestationInscription\.pdf$/);
  await page.reads('Document généré !');

  await page.reload();
  await page.sees({ role: 'button', name: /^Télécharger Attestation d’inscription, 2026/ });
  const made = (await filesOf(page)).find(({ FullName }) => FullName === 'attestationInscription.pdf');
  expect(made).toMatchObject({ Manque: [] });
});

test('a new document is downloaded, and no longer new', async ({ openAs, twin }) => {
  const page = await openAs(twin('230106'));
  const [fresh] = (await filesOf(page)).filter(({ Lu }) => !Lu);
  const name = fresh?.Name ?? 'nothing new';
  await page.goto('/documents');
  await page.click({ role: 'button', name: new RegExp(`^Télécharger ${name}`) });
  await page.downloads(new RegExp(`^${name}.*\\.pdf$`));

  await page.reload();
  await page.sees({ role: 'button', name: new RegExp(`^Télécharger ${name}`) });
  expect((await filesOf(page)).find(({ FullName }) => FullName === fresh?.FullName)).toMatchObject({
    Lu: true,
  });
});
