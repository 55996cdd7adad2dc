import type { ColorToken, StatusTone } from './palette';
import { STATUS_TONES } from './palette';

/** Two colours that meet on screen and the least WCAG ratio between them: 4.5 for text, 3 for what is drawn. */
export interface ContrastPair {
  foreground: ColorToken;
  background: ColorToken;
  least: number;
}

const TEXT = 4.5;
const DRAWN = 3;

const pairs = (
  least: number,
  foregrounds: readonly ColorToken[],
  backgrounds: readonly ColorToken[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, least })));

const statusPairs = (tone: StatusTone): ContrastPair[] => [
  ...pairs(TEXT, [`${tone}-text`, 'text', 'muted'], [`${tone}-bg`]),
  ...pairs(TEXT, [`${tone}-text`], ['surface', 'bg']),
  ...pairs(DRAWN, [`${tone}-icon`], [`${tone}-bg`, 'surface']),
];

/** Every pair that the interface uses, in either mode (look, tokens.json, contrast.pairs). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(TEXT, ['text', 'muted', 'subtle', 'accent-text'], ['bg', 'surface', 'sunken', 'raised']),
  ...pairs(TEXT, ['accent-fg'], ['accent', 'accent-hover']),
  ...pairs(TEXT, ['danger-solid-fg'], ['danger-solid', 'danger-solid-hover']),
  ...pairs(TEXT, ['accent-text'], ['accent-bg', 'accent-bg-hover', 'accent-soft']),
  ...pairs(TEXT, ['text'], ['accent-bg', 'accent-bg-hover', 'input']),
  ...pairs(TEXT, ['muted'], ['accent-bg']),
  ...pairs(TEXT, ['subtle'], ['input']),
  ...pairs(TEXT, ['hero-fg'], ['hero', 'hero-1']),
  ...pairs(TEXT, ['hero-muted'], ['hero']),
  ...pairs(TEXT, ['inverse-fg'], ['inverse']),
  ...STATUS_TONES.flatMap(statusPairs),
  ...pairs(DRAWN, ['border-strong', 'focus'], ['bg', 'surface', 'sunken', 'raised', 'input']),
  ...pairs(DRAWN, ['focus'], ['focus-gap', 'accent-bg']),
  ...pairs(DRAWN, ['gauge-fill'], ['gauge', 'surface']),
  ...pairs(DRAWN, ['accent'], ['surface', 'accent-bg']),
];
