import { hexFromOklch, oklchFromHex } from './oklch';

/** Steps of a colour scale, from paper to ink. */
export const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

export type Step = (typeof STEPS)[number];
export type Scale = Record<Step, string>;

// Lightness belongs to the step and never to the institution: that is what keeps every contrast.
const LIGHTNESS: Record<Step, number> = {
  50: 0.975,
  100: 0.945,
  200: 0.895,
  300: 0.825,
  400: 0.735,
  500: 0.63,
  600: 0.53,
  700: 0.455,
  800: 0.385,
  900: 0.315,
  950: 0.235,
};

const CHROMA_SHARE: Record<Step, number> = {
  50: 0.13,
  100: 0.27,
  200: 0.48,
  300: 0.72,
  400: 0.92,
  500: 1,
  600: 1,
  700: 0.92,
  800: 0.8,
  900: 0.66,
  950: 0.5,
};

const NEUTRAL: Record<Step, readonly [lightness: number, chroma: number]> = {
  50: [0.983, 0.0035],
  100: [0.962, 0.005],
  200: [0.915, 0.007],
  300: [0.86, 0.009],
  400: [0.72, 0.011],
  500: [0.6, 0.012],
  600: [0.5, 0.013],
  700: [0.425, 0.014],
  800: [0.345, 0.015],
  900: [0.27, 0.016],
  950: [0.205, 0.015],
};

const WARM_PAPER_HUE = 85;

const eachStep = (colour: (step: Step, rank: number) => string): Scale => ({
  50: colour(50, 0),
  100: colour(100, 1),
  200: colour(200, 2),
  300: colour(300, 3),
  400: colour(400, 4),
  500: colour(500, 5),
  600: colour(600, 6),
  700: colour(700, 7),
  800: colour(800, 8),
  900: colour(900, 9),
  950: colour(950, 10),
});

/** Eleven #rrggbb colours of one hue (degrees); `chroma` is the peak, reached in the middle. */
export const hueScale = (hue: number, chroma: number): Scale =>
  eachStep((step) => hexFromOklch(LIGHTNESS[step], chroma * CHROMA_SHARE[step], hue));

/** The institution's scale from its one colour: its hue and, within reason, its chroma are kept. */
export function brandScale(brandHex: string): Scale {
  const { chroma, hue } = oklchFromHex(brandHex);
  return hueScale(hue, Math.min(Math.max(chroma, 0.02), 0.2));
}

/** Greys: warm as paper at the light end, turning to the brand's hue (degrees) at the dark end. */
export function neutralScale(brandHue: number): Scale {
  const turn = ((brandHue - WARM_PAPER_HUE + 540) % 360) - 180;
  return eachStep((step, rank) => {
    const share = Math.min(1, Math.max(0, (rank - 2) / 4));
    const [lightness, chroma] = NEUTRAL[step];
    return hexFromOklch(lightness, chroma, (WARM_PAPER_HUE + turn * share + 360) % 360);
  });
}
