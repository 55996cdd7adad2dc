import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, filesOf } from '../../tooling/build/compile.mjs';
import { folderOf, REMOTES, root } from '../../tooling/build/paths.mjs';
import { precompress } from '../../tooling/build/release/precompress.mjs';
import { hasCode } from '../../tooling/build/release/release.mjs';
import { commonConfig } from '../../tooling/build/settings/common.mjs';

const STATIC_REMOTES = join(root, '.cache', 'single-remotes.mjs');

const remoteImports = () =>
  REMOTES.filter(hasCode)
    .map((name) => `import ${name.replaceAll('-', '_')} from '${join(folderOf(name), 'src', 'remote.tsx')}';`)
    .join('\n');

const remoteTable = () =>
  REMOTES.filter(hasCode)
    .map((name) => `'${name}': ${name.replaceAll('-', '_')}`)
    .join(', ');

/** Replaces the federation runtime: this build's remotes by name. */
const runtimeSource = () =>
  `${remoteImports()}\nconst remotes = { ${remoteTable()} };\nconst importRemote = async (name) => ({ default: remotes[name] });\nexport const importRuntime = async () => ({ importRemote });\n`;

/**
 * Builds shell and remotes as one ordinary bundle under .cache/single, the baseline of the federated build
 * (bench/load, bench/weight). Never published.
 */
export const buildSingle = async () => {
  const common = commonConfig({ name: 'shell', mode: 'production' });
  const output = join(root, '.cache', 'single');
  mkdirSync(output, { recursive: true });
  writeFileSync(STATIC_REMOTES, runtimeSource());
  const compilation = await compile({
    ...common,
    cache: false,
    entry: { main: './src/main.ts' },
    output: { ...common.output, path: output, publicPath: '/assets/' },
    plugins: [
      ...common.plugins,
      // In the place of what fetches the remotes, their table.
      (compiler) =>
        new compiler.webpack.NormalModuleReplacementPlugin(/\/late-runtime$/, (resource) => {
          resource.request = STATIC_REMOTES;
        }).apply(compiler),
    ],
  });
  precompress(output);
  return filesOf(compilation, 'main').map((file) => join(output, file));
};
