import { createFixtureRepository } from './fixture-repository.mjs';

const TARGETS = [
  'server/demo/src/index.ts',
  'server/portal/src/app.ts',
  'server/schema/src/index.ts',
  'server/portal/src/domains/orders/orders.module.ts',
  'server/kernel/src/files/files.module.ts',
  'server/kernel/src/errors.ts',
  'server/kernel/src/plugins/lifecycle/retention.ts',
  'bench/run.mjs',
  'deploy/portalctl.mjs',
  'e2e/fixtures.ts',
  'mf-other/src/paths.ts',
  'scripts/run.mjs',
  'shared-auth/src/host.ts',
  'shared-auth/src/host/startup.ts',
  'shared-auth/src/public.ts',
  'shared-contract/src/index.ts',
  'shared-contract/src/portal/events.ts',
  'shared-ui/src/index.ts',
  'shell/src/app/home.ts',
  'shell/src/desktop/tiles.ts',
  'shell/src/federation/registry.ts',
  'shell/src/late/late-part.ts',
  'shell/src/layout/frame.ts',
  'shell/src/navigation/paths.ts',
  'shell/src/portal/startup.ts',
  'shell/src/remotes/remote-route.ts',
  'shell/src/session/session.ts',
  'tooling/build/release/digest.mjs',
];

/**
 * From a file to another, and the rule that this breaks; null for what is in order.
 *
 * @type {[from: string, to: string, rule: string | null][]}
 */
const PROBES = [
  ['mf-probe/src/shared/a.ts', 'mf-other/src/paths.ts', 'direction-mf-a-z-'],
  ['shared-contract/src/a.ts', 'shared-ui/src/index.ts', 'direction-shared-contract'],
  ['shared-contract/src/base/a.ts', 'shared-contract/src/portal/events.ts', 'contract-base-on-the-ground'],
  ['server/portal/src/a.ts', 'shared-ui/src/index.ts', 'server-portal'],
  ['tooling/build/dev/a.mjs', 'shared-contract/src/index.ts', 'direction-tooling'],
  ['deploy/verbs/a.mjs', 'server/demo/src/index.ts', 'direction-deploy'],
  ['deploy/verbs/b.mjs', 'bench/run.mjs', 'commands-on-top'],
  ['tooling/build/dev/b.mjs', 'scripts/run.mjs', 'commands-on-top'],
  ['server/portal/src/b.ts', 'e2e/fixtures.ts', 'commands-on-top'],
  ['shell/src/a.ts', 'tooling/build/release/digest.mjs', 'tooling-out-of-production'],
  ['mf-probe/src/shared/b.ts', 'tooling/build/release/digest.mjs', 'tooling-out-of-production'],
  ['server/portal/src/c.ts', 'tooling/build/release/digest.mjs', 'tooling-out-of-production'],
  ['mf-probe/webpack.config.mjs', 'tooling/build/release/digest.mjs', null],
  ['server/portal/src/c.test.ts', 'tooling/build/release/digest.mjs', null],
  ['scripts/a.mjs', 'deploy/portalctl.mjs', null],
  ['mf-probe/src/shared/c.ts', 'shared-auth/src/host.ts', 'host-for-the-shell'],
  ['mf-probe/src/shared/d.ts', 'shared-auth/src/host/startup.ts', 'host-for-the-shell'],
  ['mf-probe/src/standalone.tsx', 'shared-auth/src/host.ts', null],
  ['mf-probe/src/standalone/a.tsx', 'shared-auth/src/host.ts', null],
  ['mf-probe/src/shared/testing.tsx', 'shared-auth/src/host.ts', null],
  ['shell/src/b.ts', 'shared-auth/src/host.ts', null],
  ['shared-auth/src/write/idempotency-key.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/upload/resumable-upload.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/download/download-file.ts', 'shared-auth/src/host.ts', 'bundled-entries-by-name'],
  ['shared-auth/src/screen/redirect-home.ts', 'shared-auth/src/public.ts', 'bundled-entries-by-name'],
  ['server/portal/src/app.ts', 'server/demo/src/index.ts', 'server-portal'],
  ['server/commands/src/server.ts', 'server/demo/src/index.ts', 'server-demo-on-demand'],
  ['server/commands/src/a.ts', 'server/demo/src/index.ts', null],
  ['server/demo/src/a.ts', 'server/portal/src/domains/orders/orders.module.ts', null],
  ['server/schema/src/a.ts', 'server/kernel/src/errors.ts', 'server-schema'],
  [
    'server/kernel/src/access/a.ts',
    'server/kernel/src/plugins/lifecycle/retention.ts',
    'server-ground-knows-nobody',
  ],
  ['server/kernel/src/db/a.ts', 'server/kernel/src/files/files.module.ts', 'server-ground-knows-nobody'],
  [
    'server/kernel/src/errors.ts',
    'server/kernel/src/plugins/lifecycle/retention.ts',
    'server-ground-knows-nobody',
  ],
  [
    'server/kernel/src/plugins/a.ts',
    'server/kernel/src/files/files.module.ts',
    'server-plugins-below-modules',
  ],
  ['server/kernel/src/files/a.ts', 'server/portal/src/domains/orders/orders.module.ts', 'server-kernel'],
  ['server/front/src/pages/a.ts', 'server/portal/src/domains/orders/orders.module.ts', 'server-front'],
  ['server/exchange/src/own-data/a.ts', 'server/portal/src/app.ts', 'server-exchange'],
  ['server/exchange/src/own-data/a.test.ts', 'server/portal/src/app.ts', null],
  [
    'server/portal/src/domains/shared/a/a.ts',
    'server/portal/src/domains/orders/orders.module.ts',
    'server-domains-apart',
  ],
  ['server/portal/src/domains/pae/top.ts', 'server/portal/src/app.ts', 'server-domains-below-top'],
  [
    'server/portal/src/domains/pae/a.ts',
    'server/portal/src/domains/orders/orders.module.ts',
    'server-domains-apart',
  ],
  ['server/portal/src/domains/pae/b.ts', 'server/kernel/src/files/files.module.ts', null],
  ['server/portal/src/session/rights/b.ts', 'server/kernel/src/plugins/lifecycle/retention.ts', null],
  ['server/portal/src/domains/pae/c.ts', 'server/schema/src/index.ts', 'database-behind-queries'],
  ['server/portal/src/domains/pae/c.queries.ts', 'server/schema/src/index.ts', null],
  ['shared-auth/src/write/use-write.ts', 'shared-auth/src/write/idempotency-key.ts', null],
  ['shell/src/portal/a.ts', 'shell/src/federation/registry.ts', 'shell-floor-0'],
  ['shell/src/federation/a.ts', 'shell/src/navigation/paths.ts', 'shell-floor-1'],
  ['shell/src/navigation/a.ts', 'shell/src/session/session.ts', 'shell-floor-2'],
  ['shell/src/students/a.ts', 'shell/src/session/session.ts', 'shell-floor-3'],
  ['shell/src/remotes/a.ts', 'shell/src/layout/frame.ts', 'shell-floor-4'],
  ['shell/src/command-palette/a.ts', 'shell/src/layout/frame.ts', 'shell-floor-5'],
  ['shell/src/layout/a.ts', 'shell/src/desktop/tiles.ts', 'shell-floor-6'],
  ['shell/src/admin/a.ts', 'shell/src/desktop/tiles.ts', 'shell-floor-7'],
  ['shell/src/desktop/a.ts', 'shell/src/app/home.ts', 'shell-floor-7'],
  ['shell/src/app/a.ts', 'shell/src/remotes/remote-route.ts', null],
  ['shell/src/elsewhere/a.ts', 'shell/src/portal/startup.ts', 'shell-folder-has-a-floor'],
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
/** @type {import('./fixture-repository.mjs').ProbeHouse} */
let house;

beforeAll(async () => {
  house = createFixtureRepository([
    '.dependency-cruiser.mjs',
    'tooling/checks/guards/server-rules.mjs',
    'tsconfig.json',
    'shared-auth/package.json',
  ]);
  for (const path of [...TARGETS, 'mf-probe/src/orders/b.ts']) house.write(path, 'export {};\n');
  for (const [from, to] of PROBES) house.write(from, importing(from, to));
  house.write('server/portal/src/one.ts', "import type { Two } from './two';\nexport type One = Two | 1;\n");
  house.write('server/portal/src/two.ts', "import type { One } from './one';\nexport type Two = One | 2;\n");
  const late = "export const part = () => import('../late/late-part');\n";
  for (const name of ['part', 'late-part']) house.write(`shell/src/desktop/${name}.ts`, late);
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
    expect(broken.get('server/portal/src/one.ts')).toContain('no-circular');
  });

  it('is refused in the shell when it waits for the other outside of a late file', () => {
    expect(broken.get('shell/src/desktop/part.ts')).toEqual(['shell-code-that-comes-late']);
    expect(broken.get('shell/src/desktop/late-part.ts')).toBeUndefined();
  });

  it('is refused when the other is nowhere', () => {
    expect(broken.get('e2e/lost.ts')).toContain('not-to-unresolvable');
  });
});
