import { SIZE_TOKENS } from 'shared-contract/theme';

type Values = Record<string, string>;

const ref = (name: string): string => `var(--${name})`;

/** References to the custom properties that start with `prefix`, under what follows it. */
const refs = (prefix: string): Values =>
  Object.fromEntries(
    Object.keys(SIZE_TOKENS)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name.slice(prefix.length).replace('_', '.'), ref(name)]),
  );

const STATUS = ['success', 'warning', 'danger', 'info', 'plum'];

const COLOR_NAMES = [
  ...['bg', 'surface', 'raised', 'sunken', 'border', 'border-strong', 'text', 'muted', 'subtle', 'focus'],
  ...['accent', 'accent-hover', 'accent-fg', 'accent-text', 'accent-bg', 'accent-bg-hover', 'accent-border'],
  ...['accent-soft', 'hero', 'hero-fg', 'hero-muted', 'hero-1', 'hero-2', 'hero-3', 'focus-gap', 'input'],
  ...[
    'danger-solid',
    'danger-solid-fg',
    'danger-solid-hover',
    'skeleton',
    'backdrop',
    'inverse',
    'inverse-fg',
  ],
  ...['gauge', 'gauge-fill'],
  ...STATUS.flatMap((tone) => ['text', 'bg', 'border', 'icon'].map((part) => `${tone}-${part}`)),
];

/** Colours by name: each is the page's custom property, so light, dark and print need no second value. */
export const colors: Values = Object.fromEntries(COLOR_NAMES.map((name) => [name, ref(name)]));

/** Steps of 4 px: '1' is 0.25 rem. */
export const spacing: Values = Object.fromEntries(
  Object.entries(refs('s')).filter(([step]) => /^\d/.test(step)),
);

/** Type scale, '2xs' (12 px) to '4xl' (38 px). */
export const fontSizes: Values = refs('fs-');

/** Corner radii; 'leaf' is the pinched corner of the look. */
export const radii: Values = refs('r-');

/** Elevations; 'none' in dark mode for the two lowest. */
export const shadows: Values = Object.fromEntries(
  ['xs', 'sm', 'md', 'lg', 'bar'].map((step) => [step, ref(`sh-${step}`)]),
);

/** Weights of the variable font. */
export const fontWeights: Values = { regular: '400', medium: '550', semibold: '600', bold: '650' };

/** Widths of a page: home, reading, form. */
export const sizes: Values = {
  ...spacing,
  full: '100%',
  page: '77rem',
  wide: '112rem',
  content: '64rem',
  form: '46rem',
};
