import { join } from 'node:path';
import { PORTAL_ROOT } from 'server-kernel/config';
import { loadInstitution } from 'server-kernel/institution/institution';
import {
  INLINE_IDS,
  NO_EVENTS,
  type PageRegistry,
  type Registry,
  type SecurityInfos,
  type StartupAnswers,
} from 'shared-contract';
import { blocksOf, remoteToPreload, renderPortal } from './portal-page';

const release = {
  version: '1.0.0',
  entry: { url: '/r/mf-records/1.0.0/remoteEntry.js', integrity: 'sha384-x' },
  files: [],
  preload: [],
};

const registry: Registry = {
  revision: 1,
  remotes: [
    {
      name: 'mf-records',
      label: 'Dossier',
      requires: { contract: '^1.0.0' },
      kit: ['form'],
      screens: [{ path: '/inscriptions/:InscriptionID', title: 'Mes inscriptions', screen: 'Inscription' }],
      release,
      previous: null,
      enabled: true,
      message: null,
    },
  ],
};

const infos: SecurityInfos = {
  Username: '230101',
  RoleNames: ['student'],
  student: true,
  admin: false,
  programmes: false,
  verifications: false,
  gestion: false,
  ICHECAdmin: false,
  ICHECProgrammes: false,
  isActive: true,
  isBlocked: false,
  isRGPD: true,
  EtudiantMatricule: '230101',
  GestionnairesAdministratifs: [],
  Coordinateurs: [],
  version: '2025.6.0',
  Maintenant: '2026-11-21T10:00:00+01:00',
};

const startup: Partial<StartupAnswers> = {
  infos,
  access: [{ ScreenLocation: 'Inscription', Create: false, Read: true, Update: false, Delete: false }],
  events: NO_EVENTS,
  dashboard: null,
};

describe('the remote that a page preloads for', () => {
  const path = '/inscriptions/12';

  test('is that whose screen opens, with its pieces of the kit', () => {
    expect(remoteToPreload({ registry, path, startup })).toEqual({ release, files: [], kit: ['form'] });
  });

  test('has the files and the pieces of its own screen, where the build tells them', () => {
    const url = '/r/mf-records/1.0.0/12.js';
    const files = [
      { url: '/r/mf-records/1.0.0/11.js', integrity: 'sha384-a' },
      { url, integrity: 'sha384-b' },
    ];
    const screens = { '/inscriptions/:InscriptionID': { files: [1], kit: ['list'] } };
    const told = { ...release, files, screens };
    const remotes = registry.remotes.map((remote) => ({ ...remote, release: told }));
    expect(remoteToPreload({ registry: { ...registry, remotes }, path, startup })).toEqual({
      release: told,
      files: [{ url, integrity: 'sha384-b' }],
      kit: ['list'],
    });
  });

  test.each<[string, Partial<SecurityInfos>]>([
    ['a blocked student', { isBlocked: true }],
    ['an inactive account', { isActive: false }],
    ['somebody who has not accepted the policy', { isRGPD: false }],
    ['somebody who is no student', { student: false }],
  ])('is none for %s', (_who, change) => {
    const denied = { ...startup, infos: { ...infos, ...change } };
    expect(remoteToPreload({ registry, path, startup: denied })).toBeNull();
  });

  test('is none of a remote that this shell refuses to run', () => {
    const remotes = registry.remotes.map((remote) => ({ ...remote, requires: { contract: '^99.0.0' } }));
    expect(remoteToPreload({ registry: { ...registry, remotes }, path, startup })).toBeNull();
  });

  test('is none without the right, without the answers, or where no screen is', () => {
    expect(remoteToPreload({ registry, path, startup: { ...startup, access: [] } })).toBeNull();
    expect(remoteToPreload({ registry, path, startup: {} })).toBeNull();
    expect(remoteToPreload({ registry, path: '/desktop', startup })).toBeNull();
  });
});

describe('the registry in a page', () => {
  const { institution } = loadInstitution(join(PORTAL_ROOT, 'institution.json'));
  const told = (path: string, of = startup, readsPartialEntries = true): PageRegistry => {
    const facts = {
      institution,
      registry,
      startup: of,
      path,
      board: null,
      deadlines: null,
      readsPartialEntries,
    };
    return JSON.parse(blocksOf(facts)[INLINE_IDS.registry] ?? '');
  };
  const releasesAt = (...given: Parameters<typeof told>) =>
    told(...given).remotes.map((entry) => entry.release);

  test('has what the screen that it opens is made of', () => {
    expect(releasesAt('/inscriptions/12')).toEqual([release]);
  });

  test.each(['/desktop', '/inscriptions', '/autre'])('has the name of the version elsewhere: %s', (path) => {
    expect(releasesAt(path)).toEqual([{ version: '1.0.0' }]);
  });

  test('has every version whole for a shell from before partial entries', () => {
    expect(releasesAt('/desktop', startup, false)).toEqual([release]);
  });

  test('has the name of the version where the screen does not open', () => {
    expect(releasesAt('/inscriptions/12', { ...startup, access: [] })).toEqual([{ version: '1.0.0' }]);
  });
});

describe('the first frame in a page', () => {
  const { institution } = loadInstitution(join(PORTAL_ROOT, 'institution.json'));
  const facts = {
    institution,
    registry,
    startup,
    path: '/recus',
    board: null,
    deadlines: null,
    readsPartialEntries: true,
  };
  const frame = {
    html: '<h1>Mes reçus</h1>',
    styles: [{ names: 'css a1', css: '.css-a1{content:"</style>"}' }],
    parts: ['receipts'],
    title: 'Mes reçus',
  };
  const open = (change: Pick<Parameters<typeof renderPortal>[0], 'frame'>) =>
    renderPortal({
      ...facts,
      ...change,
      nonce: 'abc',
      theme: null,
      assets: { main: [], css: [], preload: [], parts: { receipts: ['/assets/frame-receipts.js'] } },
      blocks: blocksOf(facts),
      answers: null,
      remotesOrigin: null,
    });

  test('stands in the root, with its title, its styles under the nonce and the parts that it shows', () => {
    const html = open({ frame });
    expect(html).toContain('<div id="root" data-frame="receipts"><h1>Mes reçus</h1></div>');
    expect(html).toContain('<title>Mes reçus – ');
    expect(html).toContain('<style nonce="abc" data-emotion="css a1">.css-a1{content:"<\\/style>"}</style>');
    expect(html).toContain('<link rel="preload" as="script" href="/assets/frame-receipts.js">');
  });

  test('leaves an empty root where there is none', () => {
    const html = open({ frame: null });
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('data-emotion');
  });
});
