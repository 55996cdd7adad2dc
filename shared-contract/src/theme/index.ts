export { baseCss, FONT_URL, fontFaceCss } from './base-css';
export { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs';
export { contrastRatio, hexFromOklch, type Oklch, oklchFromHex } from './oklch';
export {
  type ColorToken,
  darkPalette,
  lightPalette,
  logoOchre,
  type Palette,
  STATUS_TONES,
  type StatusTone,
} from './palette';
export {
  drawPattern,
  MARK,
  type PatternDrawing,
  type PatternInk,
  type PatternRows,
} from './pattern';
export { markSvg, patternSvg } from './pattern-svg';
export { brandScale, hueScale, neutralScale, type Scale, STEPS, type Step } from './scales';
export { BREAKPOINTS, SIZE_TOKENS } from './sizes';
export { themeColors, themeCss, tokensCss } from './theme-css';
