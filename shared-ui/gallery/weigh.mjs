// Prints what each entry of the kit weighs, minified and compressed, beside React (left out of every figure).
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = [
  'index',
  'kit/form',
  'kit/controls',
  'kit/table',
  'kit/list',
  'kit/upload',
  'kit/dialog',
  'kit/stepper',
  'kit/toast',
  'kit/command-palette',
];
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime', 'shared-router'];

const result = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES.map((entry) => `src/${entry}.ts`),
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  outdir: 'weight',
  write: false,
  metafile: true,
  external: EXTERNAL,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** @param {Uint8Array} bytes */
const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const weights = new Map(
  result.outputFiles.map((file) => [file.path.slice(root.length), brotli(file.contents)]),
);

/** @type {(path: string, seen?: Set<string>) => Set<string>} */
const reach = (path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind } of result.metafile.outputs[path]?.imports ?? [])
    if (kind === 'import-statement') reach(next, seen);
  return seen;
};

/** @param {Iterable<string>} paths */
const kilobytes = (paths) =>
  ([...paths].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0) / 1000).toFixed(1);
const eager = reach('weight/index.js');
process.stdout.write(`shared-ui (eager)  ${kilobytes(eager)} kB br\n`);
for (const entry of ENTRIES.slice(1)) {
  const own = [...reach(`weight/${entry}.js`)].filter((path) => !eager.has(path));
  process.stdout.write(`${entry.replace('kit/', 'shared-ui/').padEnd(18)} ${kilobytes(own)} kB br more\n`);
}
