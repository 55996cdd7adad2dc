import fc from 'fast-check';
import { CONTRAST_PAIRS } from './contrast-pairs';
import { contrastRatio, hexFromOklch, oklchFromHex } from './oklch';
import { darkPalette, lightPalette, type Palette } from './palette';
import { drawPattern } from './pattern';
import { patternSvg } from './pattern-svg';
import { themeCss, tokensCss } from './theme-css';

const brandColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const tooFaint = (palette: Palette) =>
  CONTRAST_PAIRS.filter(
    ({ foreground, background, least }) => contrastRatio(palette[foreground], palette[background]) < least,
  );

describe('palette', () => {
  test('keeps every contrast whatever the colour of the institution', () => {
    fc.assert(
      fc.property(brandColour, (brand) => {
        expect(tooFaint(lightPalette(brand))).toEqual([]);
        expect(tooFaint(darkPalette(brand))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('gives the reference colours for the reference brand', () => {
    const light = lightPalette('#0c6a72');
    expect(light).toMatchObject({ accent: '#116269', hero: '#074d53', bg: '#faf9f7', muted: '#465152' });
    expect(darkPalette('#0c6a72')).toMatchObject({ accent: '#9ad1d7', bg: '#0c1415', 'plum-bg': '#2f2035' });
  });

  test('refuses what is not a colour', () => {
    expect(() => lightPalette('teal')).toThrow(RangeError);
  });
});

describe('OKLCH', () => {
  test('comes back to the colour it read', () => {
    fc.assert(
      fc.property(brandColour, (brand) => {
        const { lightness, chroma, hue } = oklchFromHex(brand);
        const back = hexFromOklch(lightness, chroma, hue);
        expect(contrastRatio(back, brand)).toBeLessThan(1.03);
      }),
    );
  });
});

describe('theme CSS', () => {
  test('keeps dark colours off paper', () => {
    const css = tokensCss('#0c6a72');
    expect(css).toContain(':root{color-scheme:light;');
    expect(css).toContain('@media screen{:root[data-theme=dark]{color-scheme:dark;');
  });

  test('stays light enough to be inlined in every page', () => {
    expect(themeCss('#0c6a72').length).toBeLessThan(12_000);
  });

  test('can be placed in a style element', () => {
    fc.assert(fc.property(brandColour, (brand) => !themeCss(brand).includes('<')));
  });
});

describe('pattern', () => {
  test('draws one path for each ink', () => {
    const drawing = drawPattern(['a1 ..', 'o3 b1']);
    expect(drawing).toMatchObject({ columns: 2, rows: 2 });
    expect(drawing.paths[1].match(/M/g)).toHaveLength(2);
    expect(drawing.paths[2]).toBe('');
    expect(patternSvg(['a1'])).toContain('var(--hero-1)');
  });
});
