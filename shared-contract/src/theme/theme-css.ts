import { baseCss, fontFaceCss } from './base-css';
import { DARK_EFFECTS, LIGHT_EFFECTS } from './effects';
import { darkPalette, lightPalette, logoOchre } from './palette';
import { SIZE_TOKENS } from './sizes';

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The custom properties of the look for an institution's colour (#rrggbb; RangeError otherwise): light by
 * default, dark by `data-theme=dark` on the root or, without a choice, by the system. Paper is always light.
 */
export function tokensCss(brandHex: string): string {
  const light = declarations({ 'logo-2': logoOchre(brandHex), ...lightPalette(brandHex), ...LIGHT_EFFECTS });
  const dark = `color-scheme:dark;${declarations({ ...darkPalette(brandHex), ...DARK_EFFECTS })}`;
  return [
    `:root{color-scheme:light;${light};${declarations(SIZE_TOKENS)}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    '@media print{:root{--bg:#fff}}',
  ].join('');
}

/** Everything that a page inlines in its `<style nonce>`: tokens, font faces, element styles. */
export const themeCss = (brandHex: string): string => tokensCss(brandHex) + fontFaceCss + baseCss;

/** Colours of the browser's frame, for `<meta name="theme-color">` in light and in dark. */
export const themeColors = (brandHex: string): { light: string; dark: string } => ({
  light: lightPalette(brandHex).hero,
  dark: darkPalette(brandHex).bg,
});
