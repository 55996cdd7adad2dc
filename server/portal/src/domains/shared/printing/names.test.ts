import { pdfTexts } from 'server-testing/pdf/texts';
import { layOutPdf } from './lay-out-pdf';
import type { PrintModel } from './print-model';
import { findUnprintable } from './unprintable';

const certificateOf = (names: readonly string[]): PrintModel => ({
  title: 'Attestation d’inscription',
  institution: 'Haute École du Parc',
  contact: 'secretariat@hedp.example',
  accent: '#0c6a72',
  accent2: '#b4762b',
  notice: null,
  facts: names.map((value, rank) => ({ label: `Personne ${rank + 1}`, value })),
  paragraphs: names.map((name) => `Entre Haute École du Parc et ${name}, il est convenu ce qui suit.`),
  tables: [
    {
      caption: 'Signatures',
      columns: [
        { label: 'Rang', width: 0.2, align: 'right' },
        { label: 'Nom', width: 0.8, align: 'left' },
      ],
      rows: names.map((name, rank) => [String(rank + 1), name]),
    },
  ],
  issued: 'Délivré le 22 novembre 2026.',
  proof: { code: 'ABCD-EFGH-JKLM', address: 'https://portail.test/attestation/ABCD-EFGH-JKLM' },
});

/** Text of the pages; where a typeface changes, a reader may find more than one space. */
const textOf = async (model: PrintModel): Promise<string> =>
  (await pdfTexts(await layOutPdf(model))).join(' ').replace(/\s+/gu, ' ');

const NAMES = [
  'Thị Ánh Nguyễn',
  'Łukasz Żółć-Çelik',
  'Þórdís Ðorđević',
  'Işıl Ğüneş',
  'Ștefan Țîrlea',
  'Kristijonas Ąžuolaitė',
  'Ɔfori Ŋgũgĩ',
  'M̂arçal Ǝli',
  'O’Neil-d’Hoore',
  'Иван Петров',
  'Олександра Їжакевич',
  'Γεωργία Παπαδοπούλου',
  'مريم الحسن',
  'یٰسین ہاشمی',
  'דוד בן־גוריון',
  'Արմեն Սարգսյան',
  'გიორგი',
  'ⵎⵓⵃⴰ',
  '小明 王',
  '佐々木 さくら',
  '김민준',
  'Madonna',
];

describe('names on paper', () => {
  test('come out letter by letter, in every script, in facts, sentences and tables', async () => {
    const text = await textOf(certificateOf(NAMES));
    for (const name of NAMES) expect(text.split(name)).toHaveLength(4);
  });

  test('are composed where they were not', async () => {
    const names = ['Thị Ánh Nguyễn', 'Γεωργία Παπαδοπούλου', 'Пётр Йовков', '김민준'];
    const text = await textOf(certificateOf(names.map((name) => name.normalize('NFD'))));
    for (const name of names) expect(text).toContain(name);
  });

  test('keep what shapes their letters and lose what draws nothing', async () => {
    const text = await textOf(certificateOf(['Le\u200bfèv\u00adre\u202e Ana\ttabulée', 'علی\u200cرضا']));
    expect(text).toContain('Lefèvre Ana tabulée');
    expect(text).toMatch(/علی\s?\u200c?رضا/u);
  });

  test('go on to the next line where a single word is wider than the page', async () => {
    const text = await textOf(certificateOf(['Ł'.repeat(120)]));
    expect(text.replace(/\s/g, '')).toContain('Ł'.repeat(120));
  });

  test('embed no more than the letters that are written', async () => {
    expect((await layOutPdf(certificateOf(['Camille Lambert']))).length).toBeLessThan(60_000);
    expect((await layOutPdf(certificateOf(NAMES))).length).toBeLessThan(300_000);
  });
});

describe('what can’t be printed', () => {
  test('is nothing of these names', async () => {
    expect(await findUnprintable(certificateOf(NAMES))).toBeNull();
  });

  test('is named with its letters and its place, and never drawn as something else', async () => {
    const model = certificateOf(['Zoé 😀 Petit', 'Ana \uf0b7', 'ส้ม', '😀']);
    expect(await findUnprintable(model)).toEqual({
      letters: ['😀', '\uf0b7', 'ส้', 'ม'],
      place: 'Personne 1',
    });
    await expect(layOutPdf(model)).rejects.toThrow('no typeface has U+1f600');
  });
});
