import { readFileSync } from 'node:fs';
import * as catalogue from './quoted';

interface QuotedText {
  text: string;
}

const quoted: QuotedText[] = JSON.parse(
  readFileSync(new URL('./testing/quoted-texts.json', import.meta.url), 'utf8'),
);

const groups = Object.values<Record<string, string>>(catalogue);
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
