import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { configOf } from './compile.mjs';
import { devConfig } from './dev/dev-config.mjs';
import { framePreset } from './frame-preset.mjs';
import { offlinePreset } from './offline-preset.mjs';
import { REMOTES } from './paths.mjs';
import { openDryBuild } from './published/dry-build.mjs';
import { installedPackages, requestsOf, scriptsOf } from './published/installed-packages.mjs';
import { hasCode } from './release/release.mjs';
import { hasStandalone, standalonePreset } from './standalone.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

const packages = ['shell', ...REMOTES.filter(hasCode)];
const mode = 'production';

/** @typedef {[name: string, config: () => Configuration | Promise<Configuration>]} Build */

/** @type {(name: string) => Build} */
const portalBuild = (name) => [name, () => configOf(name, { mode })];
/** @type {(name: string) => Build} */
const devBuild = (name) => [`${name} in development`, () => devConfig(name)];
/** @type {(name: string) => Build} */
const standaloneBuild = (name) => [`${name} alone`, () => standalonePreset(name, mode)];

/** @type {Build[]} */
const BUILDS = [
  ...packages.map(portalBuild),
  ...packages.map(devBuild),
  ['the first frames', () => framePreset(mode)],
  ['the copy on a device', () => offlinePreset(mode)],
  ...packages.filter(hasStandalone).map(standaloneBuild),
];

const asked = installedPackages().flatMap((each) => [
  ...requestsOf(each).map((request) => ({ request, from: each.from })),
  ...scriptsOf(each).map((request) => ({ request, from: each.folder })),
]);

/** The same build without a setting of ours that could reach a module. @type {(config: Configuration) => Configuration} */
const bare = ({ mode: ofBuild, target, context = '', resolve }) => ({
  mode: ofBuild ?? 'production',
  target: target ?? 'web',
  context,
  entry: {},
  resolve: { extensions: resolve?.extensions ?? [] },
});

/** @type {Map<string, Promise<(string | null)[]>>} */
const known = new Map();

/** @type {(config: Configuration) => Promise<(string | null)[]>} */
const readAll = async (config) => {
  const read = await openDryBuild(config);
  return Promise.all(asked.map(({ request, from }) => read(request, from)));
};

/** @type {(config: Configuration) => Promise<(string | null)[]>} */
const asPublished = (config) => {
  const key = JSON.stringify([config.mode, config.target]);
  const found = known.get(key) ?? readAll(bare(config));
  known.set(key, found);
  return found;
};

/** What the federation plugin makes of its own runtime, of which the remotes have the shell's. */
const RUNTIME =
  /^external var "__PORTAL_FEDERATION__"$|[\\/]node_modules[\\/]@module-federation[\\/]runtime[\\/][^"]+","loaders":\[\]/;

/** A remote takes it from the shell, in the version that it names: the same package, once in the page. @param {string | null} read */
const isFederated = (read) =>
  read !== null && (read.startsWith('consume-shared-module|default|') || RUNTIME.test(read));

/** Requests that a build answers otherwise than webpack does by itself. @type {(config: Configuration) => Promise<string[]>} */
const changedBy = async (config) => {
  const [built, published] = [await readAll(config), await asPublished(config)];
  return asked.flatMap(({ request }, at) =>
    built[at] === published[at] || isFederated(built[at] ?? null) ? [] : [`${request}: ${built[at]}`],
  );
};

/** Names that a build puts constants in the place of, in whatever module. @type {(config: Configuration) => string[]} */
const definedBy = ({ plugins = [] }) =>
  plugins.flatMap((plugin) =>
    plugin instanceof webpack.DefinePlugin ? Object.keys(plugin.definitions) : [],
  );

/** Our own, switches that the federation runtime has for who builds it in, and what webpack puts a path in the place of. */
const DEFINED = [
  'SHARED_VERSIONS',
  'PACKAGE_UNDER_WORK',
  'FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN',
  'ENV_TARGET',
  'import.meta.url',
];

describe('packages of npm are built as they are published', () => {
  it('by what they are: the packages that the portal is made of, each with its scripts', () => {
    const requests = asked.map(({ request }) => request);
    const names = ['react', 'react-dom/client', 'react-router', 'swr', '@chakra-ui/react/styled-system'];
    expect(requests).toEqual(expect.arrayContaining([...names, '@emotion/react', 'stylis']));
    expect(requests.length).toBeGreaterThan(1_000);
  });

  it.each(BUILDS)('in the build of %s', async (_name, configOfBuild) => {
    const config = await configOfBuild();
    expect(await changedBy(config)).toEqual([]);
    expect(definedBy(config).filter((name) => !DEFINED.includes(name))).toEqual([]);
    expect(config.resolve?.alias ?? config.resolve?.fallback).toBeUndefined();
  });
});

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));
const ours = fileURLToPath(import.meta.url);

describe('a change of a package is found', () => {
  /** @type {[string, (config: Configuration) => Configuration][]} */
  const CHANGES = [
    ['an alias', (config) => ({ ...config, resolve: { ...config.resolve, alias: { stylis$: ours } } })],
    [
      'a loader',
      (config) => ({
        ...config,
        module: {
          rules: [...(config.module?.rules ?? []), { test: /use-swr-\w+\.mjs$/, use: swcLoader }],
        },
      }),
    ],
    [
      'a rule that says of it what it does not say itself',
      (config) => ({
        ...config,
        module: { rules: [...(config.module?.rules ?? []), { test: /react-dom/, sideEffects: false }] },
      }),
    ],
    [
      'a plugin that puts another module in its place',
      (config) => ({
        ...config,
        plugins: [
          ...(config.plugins ?? []),
          new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, ours),
        ],
      }),
    ],
    ['another file of it', (config) => ({ ...config, resolve: { ...config.resolve, mainFields: ['main'] } })],
  ];

  it.each(CHANGES)('made by %s', async (_name, change) => {
    const config = await configOf('shell', { mode });
    expect(await changedBy(change(config))).not.toEqual([]);
  });
});
