import { fileURLToPath } from 'node:url';
import type { Font, FontCollection } from 'fontkit';

export type Weight = 'regular' | 'bold';

const file = (path: string, base: string): string => fileURLToPath(new URL(path, base));
const weights = (path: (weight: 'Regular' | 'Bold') => string): Record<Weight, string> => ({
  regular: path('Regular'),
  bold: path('Bold'),
});

const NOTO = import.meta.resolve('@embedpdf/fonts-latin');
const NASKH = import.meta.resolve('@embedpdf/fonts-arabic');
const HANS = import.meta.resolve('@embedpdf/fonts-sc');
const RADIO = import.meta.resolve('@expo-google-fonts/radio-canada/package.json');
const NANUM = import.meta.resolve('@expo-google-fonts/nanum-gothic/package.json');
const DEJAVU = import.meta.resolve('dejavu-fonts-ttf/package.json');

/** Files of each typeface; a word is written in the first that has all its letters. */
const FILES: Readonly<Record<string, Record<Weight, string>>> = {
  // French; the next one has its letters for the rest of Europe and Vietnam.
  carreau: weights((weight) => file(`./font/carreau-sans-${weight.toLowerCase()}.ttf`, import.meta.url)),
  radio: weights((weight) => {
    const name = `${weight === 'Bold' ? '700' : '400'}${weight}`;
    return file(`${name}/RadioCanada_${name}.ttf`, RADIO);
  }),
  // Every Latin letter, Greek, Cyrillic.
  noto: weights((weight) => file(`../fonts/NotoSans-${weight}.ttf`, NOTO)),
  naskh: weights((weight) => file(`../fonts/NotoNaskhArabic-${weight}.ttf`, NASKH)),
  // Hebrew, Armenian, Georgian, Tifinagh, arrows and other signs.
  dejavu: weights((weight) => file(`ttf/DejaVuSans${weight === 'Bold' ? '-Bold' : ''}.ttf`, DEJAVU)),
  // Chinese, Japanese.
  hans: weights((weight) => file(`../fonts/NotoSansHans-${weight}.otf`, HANS)),
  // Korean.
  nanum: weights((weight) => {
    const name = `${weight === 'Bold' ? '700' : '400'}${weight}`;
    return file(`${name}/NanumGothic_${name}.ttf`, NANUM);
  }),
};

/** Path of a typeface's font. */
export const fontFile = (typeface: string, weight: Weight): string => {
  const path = FILES[typeface]?.[weight];
  if (!path) throw new Error(`there is no typeface ${typeface}`);
  return path;
};

export interface Typeface {
  readonly name: string;
  /** True for those that look alike: a text that one of them has whole is not parted between them. */
  readonly isLead: boolean;
  /** Height above and depth below the line, of a size of 1. */
  readonly ascent: number;
  readonly descent: number;
  readonly has: (codePoint: number) => boolean;
}

const LEADS: ReadonlySet<string> = new Set(['carreau', 'radio']);

const opened = new Map<string, Typeface>();

/** The library fails on the empty glyphs at the end of Nanum Gothic: its space and its grave accent. */
const isReadable = (name: string, codePoint: number): boolean => name !== 'nanum' || codePoint > 0x7f;

/** Opens a font. Bold stands for both: it lacks a few mathematical letters that its regular has. */
const openTypeface = (name: string, font: Font | FontCollection): Typeface => {
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
  return {
    name,
    isLead: LEADS.has(name),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    has: (codePoint) => isReadable(name, codePoint) && font.hasGlyphForCodePoint(codePoint),
  };
};

/**
 * Typefaces in their order, opened as they are asked for: nearly all texts need the first alone. The library comes
 * late for the same reason: it reads its tables for a tenth of a second.
 */
export const loadTypefaces = async (): Promise<() => Iterable<Typeface>> => {
  const { openSync } = await import('fontkit');
  return function* () {
    for (const [name, { bold }] of Object.entries(FILES)) {
      const font = opened.get(name) ?? openTypeface(name, openSync(bold));
      opened.set(name, font);
      yield font;
    }
  };
};

export type Typefaces = Awaited<ReturnType<typeof loadTypefaces>>;
