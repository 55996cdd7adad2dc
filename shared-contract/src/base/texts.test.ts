import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as catalogue from './texts';

interface QuotedText {
  text: string;
}

const quoted: QuotedText[] = JSON.parse(
  readFileSync(new URL('../testing/quoted-texts.json', import.meta.url), 'utf8'),
);

const { fillText, ...groups } = catalogue;
const known = new Set<string>(Object.values(groups).flatMap((group) => Object.values(group)));

describe('the catalogue of quoted texts', () => {
  it.each(quoted.map(({ text }) => text))('holds « %s » byte for byte', (text) => {
    expect(known.has(text)).toBe(true);
  });

  it('holds nothing that the specifications do not say', () => {
    const said = new Set(quoted.map(({ text }) => text));
    expect([...known].filter((text) => !said.has(text))).toEqual([]);
  });
});

describe('fillText', () => {
  it('puts numbers in the places of their names', () => {
    expect(fillText(catalogue.PAE_TEXTS.belowMin, { min: 45 })).toBe(
      'Vous avez composé un PAE inférieur à 45 crédits.',
    );
  });

  it('leaves a place that nothing fills', () => {
    expect(fillText('{autre} et {min}', { min: 1 })).toBe('{autre} et 1');
  });
});
