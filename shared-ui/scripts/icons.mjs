// Writes the icon paths from lucide (ISC licence). Run `pnpm --filter shared-ui icons` after a change of the lists.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXTRA, REGISTERED } from './icon-names.mjs';

/** @param {string} path */
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {string} name */
const lucide = (name) => readFileSync(file(`../node_modules/lucide-static/icons/${name}.svg`), 'utf8');

/** @type {(text: string) => Record<string, string>} */
const attributes = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

/** @type {(cx: number, cy: number, rx: number, ry: number) => string} */
const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** @type {(x: number, y: number, width: number, height: number, radius: number) => string} */
const rectangle = (x, y, width, height, radius) => {
  /** @type {(dx: number, dy: number) => string} */
  const corner = (dx, dy) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '');
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
};

/** @param {string} points */
const polyline = (points) =>
  `M${points
    .trim()
    .split(/[\s,]+/)
    .join(' ')}`;

// Every shape becomes path data, so that an icon is one string and nothing is ever set as markup.
/** @type {Record<string, (shape: Record<string, string>) => string>} */
const shapes = {
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  circle: ({ cx = 0, cy = 0, r = 0 }) => ellipse(+cx, +cy, +r, +r),
  ellipse: ({ cx = 0, cy = 0, rx = 0, ry = 0 }) => ellipse(+cx, +cy, +rx, +ry),
  rect: ({ x = 0, y = 0, width = 0, height = 0, rx = 0 }) => rectangle(+x, +y, +width, +height, +rx),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => polyline(points),
  polygon: ({ points = '' }) => `${polyline(points)}z`,
};

/** @param {string} name */
const pathOf = (name) =>
  [...lucide(name).matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*)\/>/g)]
    .map(([, shape = '', text = '']) => shapes[shape]?.(attributes(text)) ?? '')
    .join('')
    .replace(/\s+/g, ' ');

/** @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const header = '// Written by scripts/icons.mjs from lucide (ISC). Do not edit.\n';

writeFileSync(
  file('../src/icon/paths.ts'),
  `${header}/** Icons known by name: those of the home screen, of the frame and of the kit. One path each, in a square of 24. */
export const ICON_PATHS = {
${REGISTERED.map((name) => `  '${name}': '${pathOf(name)}',`).join('\n')}
} as const;
`,
);

/** An icon a file: a screen carries those that it shows, and not all those of its domain. */
const folder = file('../src/kit/icons');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of EXTRA) {
  const text = `${header}/** lucide ${name} */\nexport const ${camel(`icon-${name}`)} = '${pathOf(name)}';\n`;
  writeFileSync(`${folder}/${name}.ts`, text);
}
writeFileSync(
  file('../src/kit/icons.ts'),
  `${header}${EXTRA.map((name) => `export { ${camel(`icon-${name}`)} } from './icons/${name}';`).join('\n')}\n`,
);
