import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBucketServer } from 'release-store/testing';
import { COMMANDS } from '../command-line.mjs';
import { teamsOfTests } from '../testing/teams.mjs';

const { at, said, run, build, keyOf, team, as, ship } = teamsOfTests();

/** @type {import('release-store/testing').BucketServer | undefined} */
let bucket;
afterEach(async () => {
  await bucket?.close();
  bucket = undefined;
});

/** @type {() => Record<string, string>} */
const bytesOfFolder = () =>
  Object.fromEntries(
    readdirSync(at('releases'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'base64')]),
  );

/** @type {() => Record<string, string>} */
const bytesOfBucket = () =>
  Object.fromEntries([...(bucket?.objects ?? [])].map(([key, { body }]) => [key, body.toString('base64')]));

/** @type {Record<string, { open: () => Promise<void>, bytes: () => Record<string, string> }>} */
const STORES = {
  'a folder': { open: async () => {}, bytes: bytesOfFolder },
  'a bucket': {
    open: async () => {
      bucket = await openBucketServer();
      Object.assign(process.env, bucket.env, { RELEASES_BUCKET: bucket.address });
    },
    bytes: bytesOfBucket,
  },
};

/** Another checkout, which knows no key of the portal. */
const forgetKeys = () => {
  delete process.env.RELEASE_TRUST;
  delete process.env.RELEASE_KEY;
  process.env.DATA_DIR = at('ailleurs');
};

/** Knows whom the portal believes, and has no key. */
const forgetKey = () => {
  delete process.env.RELEASE_KEY;
  process.env.DATA_DIR = at('ailleurs');
};

/** @typedef {{ version: string, dist: string }} Given */

/** The arguments of each command, and whether it leaves the store as it is. @type {Record<string, { args?: (given: Given) => string[], reads?: true }>} */
const TRIES = {
  publish: { args: ({ dist }) => ['mf-orders', '--dist', dist] },
  check: { args: ({ version }) => ['mf-orders', version], reads: true },
  promote: { args: ({ version }) => ['mf-orders', version] },
  rollback: { args: () => ['mf-orders'] },
  disable: { args: () => ['mf-orders', '--message', 'essai'] },
  enable: { args: () => ['mf-orders'] },
  prune: { args: () => ['mf-orders'] },
  status: { reads: true },
  history: { reads: true },
  move: {},
  'key new': { args: () => ['mf-orders', '--to', at('nouvelle.json')], reads: true },
  'key trust': { args: () => [keyOf('mf-pae')], reads: true },
  'key rotate': { args: () => ['mf-orders', '--to', at('nouvelle.json')] },
  'key revoke': { args: () => ['inconnue'] },
  'key adopt': {},
  'key list': { reads: true },
};

/** Commands that are of whoever keeps the file of the trusted keys, which stands outside of the store. */
const OF_TRUST = ['key rotate', 'key revoke'];

test('every command is tried', () => {
  expect(Object.keys(TRIES).sort()).toEqual([...COMMANDS].sort());
});

describe.each(Object.entries(STORES))('in %s in which everything is signed', (_, { open, bytes }) => {
  /** @type {Given} */
  let given;
  beforeEach(async () => {
    await open();
    for (const owner of ['mf-orders', 'exploitant']) await team(owner);
    as('mf-orders');
    await ship('un');
    const { version } = await ship('deux');
    given = { version, dist: build('trois').dist };
    await run('key', 'new', 'mf-pae', '--to', keyOf('mf-pae'));
  });

  it('moves to no bucket without a key', async () => {
    forgetKeys();
    const before = bytes();
    const target = await openBucketServer('cible');
    try {
      Object.assign(process.env, target.env, { RELEASES_BUCKET: bucket?.address ?? target.address });
      if (bucket) Object.assign(process.env, bucket.env);
      expect(await run('move')).toBe(1);
      expect(said.at(-1)).toContain('il manque la clé de l’exploitant');
      expect(target.objects.size).toBe(0);
      expect(bytes()).toEqual(before);
    } finally {
      await target.close();
    }
  });

  /** @param {string} command */
  const attempt = async (command) => {
    const { args = () => [] } = TRIES[command] ?? {};
    return run(...command.split(' '), ...args(given));
  };

  it.each(COMMANDS)('%s changes nothing for who knows no key', async (command) => {
    forgetKeys();
    const before = bytes();
    const code = await attempt(command);
    expect(bytes()).toEqual(before);
    expect(code === 0).toBe(TRIES[command]?.reads === true);
  });

  it.each(COMMANDS.filter((command) => !OF_TRUST.includes(command)))(
    '%s changes nothing for who knows the trusted keys and has none',
    async (command) => {
      forgetKey();
      const before = bytes();
      const code = await attempt(command);
      expect(bytes()).toEqual(before);
      expect(code === 0).toBe(TRIES[command]?.reads === true);
    },
  );

  it('says which key is missing, where it was looked for, and how to give it', async () => {
    forgetKeys();
    for (const verb of ['publish', 'promote', 'rollback', 'disable', 'enable', 'prune']) {
      expect(await attempt(verb)).toBe(1);
      expect(said.at(-1)).toMatch(
        /^signature : Ici tout est signé, et il manque la clé de mf-orders, ou celle de l’exploitant/,
      );
      expect(said.at(-1)).toContain(
        `RELEASE_TRUST (vide), RELEASE_KEY (vide), puis ${at('ailleurs', 'release-keys')} (DATA_DIR)`,
      );
      expect(said.at(-1)).toContain('RELEASE_KEY celui de votre clé');
    }
  });

  it('refuses keys of another portal, for a new domain too', async () => {
    forgetKeys();
    process.env.RELEASE_TRUST = at('autre', 'trust.json');
    await run('key', 'trust', keyOf('mf-pae'));
    as('mf-pae');
    const before = bytes();
    expect(await run('prune', 'mf-pae')).toBe(1);
    expect(said.at(-1)).toContain('ce ne sont pas les clés de ce portail');
    expect(bytes()).toEqual(before);
  });

  it('is still signed where only a published version says so', async () => {
    forgetKeys();
    const versionsAlone = JSON.stringify({ revision: 0, remotes: {} });
    if (bucket) bucket.objects.set('essai/registry.json', { body: Buffer.from(versionsAlone) });
    else writeFileSync(at('releases', 'registry.json'), versionsAlone);
    const before = bytes();
    expect(await run('publish', 'mf-orders', '--dist', given.dist)).toBe(1);
    expect(bytes()).toEqual(before);
  });

  it('tells who reads what no server believes, and who can verify nothing so', async () => {
    await run('status');
    expect(said.at(-1)).not.toMatch(/cru|vérifié/);
    const file = at('releases', 'registry.json');
    const text = bucket?.objects.get('essai/registry.json')?.body.toString() ?? readFileSync(file, 'utf8');
    const unsigned = text.replace(/,\s+"signature": "[^"]+"/, '');
    if (bucket) bucket.objects.set('essai/registry.json', { body: Buffer.from(unsigned) });
    else writeFileSync(file, unsigned);
    for (const verb of ['status', 'history']) {
      await run(verb);
      expect(said.at(-1)).toMatch(/pas cru par le serveur.* : L’état de mf-orders .* n’est pas signé\./);
    }
    await run('status', '--json');
    expect(JSON.parse(said.at(-1) ?? '').remotes).toMatchObject([
      { etatRefuse: 'L’état de mf-orders dans le registre n’est pas signé.' },
    ]);
    forgetKeys();
    await run('status');
    expect(said.at(-1)).toContain('rien n’est vérifié');
  });
});
