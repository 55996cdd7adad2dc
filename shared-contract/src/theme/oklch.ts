/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const linearRgb = (hex: string): Triple => {
  const match = HEX.exec(hex);
  if (!match) throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`);
  const channel = (digits = '00') => toLinear(Number.parseInt(digits, 16) / 255);
  return [channel(match[1]), channel(match[2]), channel(match[3])];
};

/** Reads #rrggbb; throws RangeError on any other form. Matrices: Björn Ottosson, OKLab. */
export function oklchFromHex(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: (degrees + 360) % 360 };
}

const linearFromOklch = ({ lightness, chroma, hue }: Oklch): Triple => {
  const radians = (hue * Math.PI) / 180;
  const greenRed = chroma * Math.cos(radians);
  const blueYellow = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const TOLERANCE = 0.0005;
const isInGamut = (rgb: Triple): boolean =>
  rgb.every((channel) => channel > -TOLERANCE && channel < 1 + TOLERANCE);

/** The sRGB colour of this lightness and hue, as #rrggbb; chroma is lowered until the screen can show it. */
export function hexFromOklch(lightness: number, chroma: number, hue: number): string {
  let shown = chroma;
  let rgb = linearFromOklch({ lightness, chroma: shown, hue });
  for (let step = 0; step < 60 && !isInGamut(rgb); step += 1) {
    shown *= 0.96;
    rgb = linearFromOklch({ lightness, chroma: shown, hue });
  }
  const digits = rgb.map((channel) =>
    Math.round(clamp(toGamma(clamp(channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}
