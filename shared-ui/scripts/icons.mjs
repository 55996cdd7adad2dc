// Writes the icon paths from lucide (ISC licence). Run `pnpm --filter shared-ui icons` after a change of the lists.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { EXTRA, REGISTERED } from './icon-names.mjs';

/** @param {string} path */
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {string} name */
const lucide = (name) => readFileSync(file(`../node_modules/lucide-static/icons/${name}.svg`), 'utf8');

/** A number among the attributes of a shape. @type {(shape: string, name: string) => number} */
const numberOf = (shape, name) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(shape)?.[1] ?? 0);

/** A rectangle as a path: those with round corners are what svgo leaves. @param {string} shape */
const rectangle = (shape) => {
  const [x = 0, y = 0, width = 0, height = 0, r = 0] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    numberOf(shape, name),
  );
  /** @type {(dx: number, dy: number) => string} */
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `<path d="M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z"/>`;
};

/** Icons whose curves a tenth of a unit would bend where the eye sees it. */
const FINE = ['badge-check', 'circle-help', 'link', 'paperclip'];

/**
 * Every shape becomes path data, so that an icon is one string and nothing is ever set as markup. A tenth of a unit is a
 * tenth of a pixel where icons are largest.
 *
 * @type {(floatPrecision: number) => import('svgo').Config}
 */
const asOnePath = (floatPrecision) => ({
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'mergePaths', params: { force: true } },
    { name: 'convertPathData', params: { floatPrecision } },
  ],
});

/** @param {string} name */
const pathOf = (name) => {
  const drawing = lucide(name).replaceAll(/<rect [^>]*>/g, rectangle);
  const { data } = optimize(drawing, asOnePath(FINE.includes(name) ? 2 : 1));
  const [found, ...more] = data.matchAll(/ d="([^"]+)"/g);
  if (!found?.[1] || more.length > 0) throw new Error(`${name} is not one path`);
  return found[1];
};

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

/** Constants of their own: a screen carries those that it shows, and not all those of its domain. */
writeFileSync(
  file('../src/kit/icons.ts'),
  `${header}\n${EXTRA.map((name) => `/** lucide ${name} */\nexport const ${camel(`icon-${name}`)} = '${pathOf(name)}';\n`).join('\n')}`,
);
