import { readdirSync, readFileSync } from 'node:fs';

interface QuotedText {
  text: string;
}

const quoted: QuotedText[] = JSON.parse(
  readFileSync(new URL('../testing/quoted-texts.json', import.meta.url), 'utf8'),
);

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { encoding: 'utf8', recursive: true }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const catalogues: Record<string, Record<string, string>>[] = await Promise.all(
  files.map((file) => import(new URL(file, here).href)),
);
const groups = catalogues.flatMap((catalogue) => Object.values(catalogue));
const known = new Set(groups.flatMap((group) => Object.values(group)));

describe('the catalogue of quoted texts', () => {
  it.each(quoted.map(({ text }) => text))('holds « %s » byte for byte', (text) => {
    expect(known.has(text)).toBe(true);
  });

  it('holds nothing that the specifications do not say', () => {
    const said = new Set(quoted.map(({ text }) => text));
    expect([...known].filter((text) => !said.has(text))).toEqual([]);
  });
});
