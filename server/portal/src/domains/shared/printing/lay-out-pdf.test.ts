import { pdfTexts } from 'server-testing/pdf/texts';
import { layOutPdf } from './lay-out-pdf';

it('repeats the heads of a table on each page that it goes on to, and leaves no page empty', async () => {
  const bytes = await layOutPdf({
    title: 'Relevé de notes',
    institution: 'Haute École du Parc',
    contact: 'secretariat@hedp.example',
    accent: '#0c6a72',
    accent2: '#b4762b',
    notice: null,
    facts: [{ label: 'Prénom et nom', value: 'Camille Lambert' }],
    paragraphs: [],
    tables: [
      {
        caption: 'Résultats',
        columns: [
          { label: 'Intitulé', width: 0.8, align: 'left' },
          { label: 'Crédits', width: 0.2, align: 'right' },
        ],
        rows: Array.from({ length: 70 }, (_, rank) => [`Unité numéro ${rank + 1}`, '5']),
      },
    ],
    issued: 'Délivré le 22 novembre 2026.',
    proof: { code: 'ABCD-EFGH-JKLM', address: 'https://portail.test/attestation/ABCD-EFGH-JKLM' },
  });
  const pages = await pdfTexts(bytes);
  expect(pages.length).toBeGreaterThan(2);
  const withLines = pages.filter((text) => text.includes('Unité numéro'));
  expect(withLines.length).toBeGreaterThan(1);
  for (const text of withLines) expect(text).toContain('Intitulé');
  for (const text of pages) expect(text).toMatch(/Unité numéro|ABCD-EFGH-JKLM/);
});
