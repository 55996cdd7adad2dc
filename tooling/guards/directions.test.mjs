import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildProbeHouse } from './probe-house.mjs';

const TARGETS = [
  'api/src/demo/index.ts',
  'api/src/db/schema/index.ts',
  'bench/run.mjs',
  'deploy/portalctl.mjs',
  'e2e/fixtures.ts',
  'mf-other/src/paths.ts',
  'scripts/run.mjs',
  'shared-auth/src/host.ts',
  'shared-auth/src/host/startup.ts',
  'shared-auth/src/public.ts',
  'shared-contract/src/index.ts',
  'shared-ui/src/index.ts',
  'tooling/webpack/digest.mjs',
];

/**
 * From a file to another, and the rule that this breaks; null for what is in order.
 *
 * @type {[from: string, to: string, rule: string | null][]}
 */
const PROBES = [
  ['mf-probe/src/shared/a.ts', 'mf-other/src/paths.ts', 'direction-mf-a-z-'],
  ['shared-contract/src/a.ts', 'shared-ui/src/index.ts', 'direction-shared-contract'],
  ['api/src/a.ts', 'shared-ui/src/index.ts', 'direction-api'],
  ['tooling/dev/a.mjs', 'shared-contract/src/index.ts', 'direction-tooling'],
  ['deploy/verbs/a.mjs', 'api/src/demo/index.ts', 'direction-deploy'],
  ['deploy/verbs/b.mjs', 'bench/run.mjs', 'commands-on-top'],
  ['tooling/dev/b.mjs', 'scripts/run.mjs', 'commands-on-top'],
  ['api/src/b.ts', 'e2e/fixtures.ts', 'commands-on-top'],
  ['shell/src/a.ts', 'tooling/webpack/digest.mjs', 'tooling-out-of-production'],
  ['mf-probe/src/shared/b.ts', 'tooling/webpack/digest.mjs', 'tooling-out-of-production'],
  ['api/src/c.ts', 'tooling/webpack/digest.mjs', 'tooling-out-of-production'],
  ['mf-probe/webpack.config.mjs', 'tooling/webpack/digest.mjs', null],
  ['api/src/c.test.ts', 'tooling/webpack/digest.mjs', null],
  ['scripts/a.mjs', 'deploy/portalctl.mjs', null],
  ['mf-probe/src/shared/c.ts', 'shared-auth/src/host.ts', 'host-for-the-shell'],
  ['mf-probe/src/shared/d.ts', 'shared-auth/src/host/startup.ts', 'host-for-the-shell'],
  ['mf-probe/src/standalone.tsx', 'shared-auth/src/host.ts', null],
  ['mf-probe/src/standalone/a.tsx', 'shared-auth/src/host.ts', null],
  ['mf-probe/src/shared/testing.tsx', 'shared-auth/src/host.ts', null],
  ['shell/src/b.ts', 'shared-auth/src/host.ts', null],
  ['shared-auth/src/data/request-key.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/upload/resumable-upload.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/download/download-file.ts', 'shared-auth/src/host.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/screen/way-home.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['api/src/app.ts', 'api/src/demo/index.ts', 'api-demo-in-its-place'],
  ['api/src/server.ts', 'api/src/demo/index.ts', 'api-demo-on-demand'],
  ['api/src/cli/a.ts', 'api/src/demo/index.ts', null],
  ['mf-probe/src/tiles/a.ts', 'mf-probe/src/orders/b.ts', 'screen-folders-apart'],
];

/** @type {(from: string, to: string) => string} */
const importing = (from, to) =>
  `import '${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.tsx?$/, '')}';\n`;

/**
 * The rules that each file breaks.
 *
 * @type {Map<string, string[]>}
 */
const broken = new Map();
/** @type {import('./probe-house.mjs').ProbeHouse} */
let house;

beforeAll(async () => {
  house = buildProbeHouse(['.dependency-cruiser.mjs', 'tsconfig.json', 'shared-auth/package.json']);
  for (const path of [...TARGETS, 'mf-probe/src/orders/b.ts']) house.write(path, 'export {};\n');
  for (const [from, to] of PROBES) house.write(from, importing(from, to));
  house.write('api/src/one.ts', "import type { Two } from './two';\nexport type One = Two | 1;\n");
  house.write('api/src/two.ts', "import type { One } from './one';\nexport type Two = One | 2;\n");
  house.write('e2e/lost.ts', "import '../nowhere';\n");
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '.'];
  const { summary } = JSON.parse(await house.run('depcruise', args));
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

afterAll(() => house.remove());

describe('a file that imports another', () => {
  it.each(PROBES.filter(([, , rule]) => rule))('is refused: %s → %s (%s)', (from, _, rule) => {
    expect(broken.get(from)).toContain(rule);
  });

  it.each(PROBES.filter(([, , rule]) => !rule))('is accepted: %s → %s', (from) => {
    expect(broken.get(from)).toBeUndefined();
  });

  it('is refused when both import each other, if only for their types', () => {
    expect(broken.get('api/src/one.ts')).toContain('no-circular');
  });

  it('is refused when the other is nowhere', () => {
    expect(broken.get('e2e/lost.ts')).toContain('not-to-unresolvable');
  });
});
