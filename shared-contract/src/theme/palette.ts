import { hexFromOklch, oklchFromHex } from './oklch';
import { brandScale, hueScale, neutralScale, type Scale } from './scales';

/** Tones of a status; each has a text, a background, a border and an icon colour. */
export const STATUS_TONES = ['success', 'warning', 'danger', 'info', 'plum'] as const;

export type StatusTone = (typeof STATUS_TONES)[number];
export type StatusToken = `${StatusTone}-${'text' | 'bg' | 'border' | 'icon'}`;

const PLAIN_TOKENS = [
  'bg',
  'surface',
  'raised',
  'sunken',
  'border',
  'border-strong',
  'text',
  'muted',
  'subtle',
  'accent',
  'accent-hover',
  'accent-fg',
  'accent-text',
  'accent-bg',
  'accent-bg-hover',
  'accent-border',
  'accent-soft',
  'hero',
  'hero-fg',
  'hero-muted',
  'hero-1',
  'hero-2',
  'hero-3',
  'focus',
  'focus-gap',
  'danger-solid',
  'danger-solid-fg',
  'danger-solid-hover',
  'input',
  'skeleton',
  'inverse',
  'inverse-fg',
  'gauge',
  'gauge-fill',
] as const;

export type ColorToken = (typeof PLAIN_TOKENS)[number] | StatusToken;

/** Every colour of one mode as #rrggbb, under the name of its CSS custom property without `--`. */
export type Palette = Record<ColorToken, string>;

type PlainPalette = Record<(typeof PLAIN_TOKENS)[number], string>;
type StatusPalette = Record<StatusToken, string>;

const STATUS_HUE: Record<StatusTone, number> = {
  success: 152,
  warning: 80,
  danger: 25,
  info: 255,
  plum: 315,
};

const STATUS_SCALE: Record<StatusTone, Scale> = {
  success: hueScale(STATUS_HUE.success, 0.135),
  warning: hueScale(STATUS_HUE.warning, 0.135),
  danger: hueScale(STATUS_HUE.danger, 0.185),
  info: hueScale(STATUS_HUE.info, 0.135),
  plum: hueScale(STATUS_HUE.plum, 0.12),
};

const OCHRE_TURN = 218;

/** The complement of the brand, used by the pattern and the mark alone. */
const ochreScale = (hue: number): Scale => hueScale((hue + OCHRE_TURN) % 360, 0.13);

const lightStatus = (tone: StatusTone) => {
  const scale = STATUS_SCALE[tone];
  return { text: scale[800], bg: scale[50], border: scale[300], icon: scale[600] };
};

const darkStatus = (tone: StatusTone) => {
  const scale = STATUS_SCALE[tone];
  const hue = STATUS_HUE[tone];
  return {
    text: scale[200],
    bg: hexFromOklch(0.272, 0.042, hue),
    border: hexFromOklch(0.44, 0.075, hue),
    icon: scale[400],
  };
};

const statusPalette = (of: (tone: StatusTone) => Record<'text' | 'bg' | 'border' | 'icon', string>) => {
  const named = <Tone extends StatusTone>(tone: Tone) => {
    const { text, bg, border, icon } = of(tone);
    return { [`${tone}-text`]: text, [`${tone}-bg`]: bg, [`${tone}-border`]: border, [`${tone}-icon`]: icon };
  };
  // The template keys above are exactly StatusToken; the compiler widens computed keys to string.
  return Object.assign({}, ...STATUS_TONES.map(named)) as StatusPalette;
};

/** The light colours drawn from the institution's colour. */
export function lightPalette(brandHex: string): Palette {
  const { hue } = oklchFromHex(brandHex);
  const brand = brandScale(brandHex);
  const grey = neutralScale(hue);
  const danger = STATUS_SCALE.danger;
  const plain: PlainPalette = {
    bg: grey[50],
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: grey[100],
    border: grey[200],
    'border-strong': grey[500],
    text: grey[950],
    muted: grey[700],
    subtle: grey[600],
    accent: brand[700],
    'accent-hover': brand[800],
    'accent-fg': '#ffffff',
    'accent-text': brand[700],
    'accent-bg': brand[50],
    'accent-bg-hover': brand[100],
    'accent-border': brand[300],
    'accent-soft': brand[100],
    hero: brand[800],
    'hero-fg': '#ffffff',
    'hero-muted': brand[100],
    'hero-1': brand[700],
    'hero-2': brand[600],
    'hero-3': ochreScale(hue)[300],
    focus: brand[600],
    'focus-gap': '#ffffff',
    'danger-solid': danger[600],
    'danger-solid-fg': '#ffffff',
    'danger-solid-hover': danger[700],
    input: '#ffffff',
    skeleton: grey[200],
    inverse: grey[900],
    'inverse-fg': grey[50],
    gauge: grey[200],
    'gauge-fill': brand[600],
  };
  return { ...plain, ...statusPalette(lightStatus) };
}

/** The dark colours drawn from the institution's colour. */
export function darkPalette(brandHex: string): Palette {
  const { hue } = oklchFromHex(brandHex);
  const brand = brandScale(brandHex);
  const grey = neutralScale(hue);
  const danger = STATUS_SCALE.danger;
  const tinted = (lightness: number, chroma: number) => hexFromOklch(lightness, chroma, hue);
  const plain: PlainPalette = {
    bg: tinted(0.185, 0.012),
    surface: tinted(0.228, 0.013),
    raised: tinted(0.27, 0.014),
    sunken: tinted(0.205, 0.012),
    border: tinted(0.335, 0.014),
    'border-strong': tinted(0.6, 0.014),
    text: grey[100],
    muted: tinted(0.775, 0.01),
    subtle: tinted(0.7, 0.011),
    accent: brand[300],
    'accent-hover': brand[200],
    'accent-fg': brand[950],
    'accent-text': brand[300],
    'accent-bg': tinted(0.275, 0.03),
    'accent-bg-hover': tinted(0.315, 0.035),
    'accent-border': tinted(0.47, 0.055),
    'accent-soft': tinted(0.315, 0.04),
    hero: tinted(0.265, 0.045),
    'hero-fg': '#ffffff',
    'hero-muted': brand[200],
    'hero-1': tinted(0.33, 0.055),
    'hero-2': tinted(0.42, 0.065),
    'hero-3': ochreScale(hue)[400],
    focus: brand[300],
    'focus-gap': tinted(0.185, 0.012),
    'danger-solid': danger[300],
    'danger-solid-fg': danger[950],
    'danger-solid-hover': danger[200],
    input: tinted(0.205, 0.012),
    skeleton: tinted(0.3, 0.013),
    inverse: grey[100],
    'inverse-fg': grey[950],
    gauge: tinted(0.36, 0.014),
    'gauge-fill': brand[400],
  };
  return { ...plain, ...statusPalette(darkStatus) };
}

/** Second colour of the mark, the same in both modes: #rrggbb. */
export const logoOchre = (brandHex: string): string => ochreScale(oklchFromHex(brandHex).hue)[400];
