import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKey, readRegistry, verifyEntry, verifyRelease, writeKey } from 'release-store';
import { openBucketServer } from 'release-store/testing';
import { activateLocalBuilds } from '../activate-local-builds.mjs';
import { teamsOfTests } from '../testing/teams.mjs';
import { ensureOwnKeys } from './own-keys.mjs';

const { at, said, run, build, keyOf, team, as, trust, ship } = teamsOfTests();
const kids = () => trust().keys;

describe('portalctl key', () => {
  it('gives each domain a key by which it ships its own, and nothing of another', async () => {
    for (const owner of ['mf-orders', 'mf-pae']) await team(owner);
    as('mf-orders');
    expect((await ship('un')).codes).toEqual([0, 0]);
    as('mf-pae');
    expect(await run('disable', 'mf-orders', '--message', 'non')).toBe(1);
    expect(said.at(-1)).toContain(
      'signature : L’état de mf-orders dans le registre est signé par la clé de mf-pae',
    );
    expect(await run('key', 'new', 'mf-pae', '--to', keyOf('mf-pae'))).toBe(1);
    expect(await run('key', 'new', 'personne')).toBe(1);
    expect(await run('key', 'trust', 'abc')).toBe(1);
  });

  it('promotes nothing that was changed after it was published', async () => {
    await team('mf-orders');
    as('mf-orders');
    const { dist, version } = build('un');
    await run('publish', 'mf-orders', '--dist', dist);
    writeFileSync(at('releases', 'mf-orders', version, 'remoteEntry.js'), 'autre chose');
    expect(await run('promote', 'mf-orders', version)).toBe(1);
    expect(said.at(-1)).toBe(
      `signature : mf-orders ${version} : remoteEntry.js n’est plus celui qui a été signé.`,
    );
  });

  it('replaces a key, and what the former one published goes on', async () => {
    await team('mf-orders');
    as('mf-orders');
    const first = await ship('un');
    const [before] = kids();
    expect(await run('key', 'rotate', 'mf-orders', '--to', keyOf('mf-orders'))).toBe(0);
    expect(kids().map(({ state }) => state)).toEqual(['retired', undefined]);
    expect((await ship('deux')).codes).toEqual([0, 0]);
    expect(await run('rollback', 'mf-orders')).toBe(0);
    expect(readRegistry(at('releases')).remotes['mf-orders']?.version).toBe(first.version);

    expect(await run('key', 'revoke', before?.kid ?? '')).toBe(0);
    expect(await run('status')).toBe(0);
    expect(said.at(-1)).toContain('refusée par le serveur');
    await run('key', 'list');
    expect(said.at(-1)).toContain(`${before?.kid} révoquée`);
    expect(await run('key', 'revoke', 'inconnue')).toBe(1);
  });

  it('signs what stood there before anybody signed, when the operator asks for it', async () => {
    delete process.env.RELEASE_TRUST;
    const { version } = await ship('un');
    process.env.RELEASE_TRUST = at('trust.json');
    await team('exploitant');
    as('exploitant');
    expect(await run('disable', 'mf-orders', '--message', 'non')).toBe(1);
    expect(said.at(-1)).toContain('n’est pas signé.');
    expect(await run('key', 'adopt')).toBe(0);
    expect(said.at(-1)).toContain('1 version(s)');
    expect(await run('disable', 'mf-orders', '--message', 'oui')).toBe(0);
    expect(readRegistry(at('releases')).remotes['mf-orders']).toMatchObject({ version });
  });

  it('revokes a key whatever its name begins with', async () => {
    let key = await makeKey('mf-orders');
    while (!key.kid.startsWith('-')) key = await makeKey('mf-orders');
    writeKey(keyOf('mf-orders'), key);
    expect(await run('key', 'trust', keyOf('mf-orders'))).toBe(0);
    expect(await run('key', 'revoke', key.kid, '--par', 'moi')).toBe(0);
    expect(kids()).toMatchObject([{ kid: key.kid, state: 'revoked' }]);
  });

  it('takes over what is in service after a key was stolen, and nothing else that it published', async () => {
    for (const owner of ['exploitant', 'mf-orders']) await team(owner);
    as('mf-orders');
    const [known, stolen] = [await ship('connue'), await ship('volée')];
    expect(await run('rollback', 'mf-orders', '--to', known.version)).toBe(0);
    const kid = kids().find(({ owner }) => owner === 'mf-orders')?.kid ?? '';
    expect(await run('key', 'rotate', 'mf-orders', '--to', keyOf('mf-orders'))).toBe(0);
    expect(await run('key', 'revoke', kid)).toBe(0);
    as('exploitant');
    expect(await run('key', 'adopt')).toBe(0);
    expect(said.at(-1)).toContain('1 version(s)');
    expect(said.at(-1)).toContain(`laissées sans valeur : mf-orders ${stolen.version}.`);
    await run('status');
    expect(said.at(-1)).toContain(`mf-orders                ${known.version}`);
    expect(said.at(-1)).not.toContain('refusée par le serveur');
    as('mf-orders');
    expect(await run('promote', 'mf-orders', stolen.version)).toBe(1);
    expect(said.at(-1)).toContain('signé par une clé révoquée');
  });

  it('signs what stands in a bucket in the same way, by the operator’s key alone, and once', async () => {
    const bucket = await openBucketServer();
    try {
      Object.assign(process.env, bucket.env, { RELEASES_BUCKET: bucket.address });
      delete process.env.RELEASE_TRUST;
      const first = await ship('un');
      const { version } = await ship('deux');
      process.env.RELEASE_TRUST = at('trust.json');
      for (const owner of ['exploitant', 'mf-orders']) await team(owner);
      as('mf-orders');
      expect(await run('key', 'adopt')).toBe(1);
      expect(said.at(-1)).toContain('RELEASE_KEY est la clé de mf-orders');
      expect(await run('rollback', 'mf-orders')).toBe(1);
      expect(said.at(-1)).toContain('n’est pas signé');
      as('exploitant');
      expect(await run('key', 'adopt')).toBe(0);
      expect(said.at(-1)).toContain('2 version(s)');
      expect(await run('key', 'adopt')).toBe(0);
      expect(said.at(-1)).toContain('0 version(s)');
      // The team goes on from there, to a version from before the signatures too.
      as('mf-orders');
      expect((await ship('trois')).codes).toEqual([0, 0]);
      expect(await run('rollback', 'mf-orders')).toBe(0);
      expect(await run('rollback', 'mf-orders', '--to', first.version)).toBe(0);
      expect(await run('promote', 'mf-orders', version)).toBe(0);
      expect(await run('status')).toBe(0);
      expect(said.at(-1)).not.toContain('refusée par le serveur');
    } finally {
      await bucket.close();
    }
  });
});

describe('the first start on one’s own machine', () => {
  it('makes its keys without a question, signs what is there, and leaves the signatures of others alone', async () => {
    delete process.env.RELEASE_TRUST;
    const { version } = await ship('un');
    const releases = at('releases');
    const guard = await ensureOwnKeys(releases);
    const entry = readRegistry(releases).remotes['mf-orders'];
    if (!guard || !entry) throw new Error('nothing was signed');
    expect(await verifyEntry(guard.trust(), 'mf-orders', entry)).toBeGreaterThan(0);
    expect((await ship('deux')).codes).toEqual([0, 0]);
    expect(readFileSync(join(releases, 'mf-orders', version, 'release.jws'), 'utf8')).toMatch(/^e/);
    process.env.DATA_DIR = at('autre');
    expect(await ensureOwnKeys(releases)).toBeNull();
  });

  it('says that nothing is in service where the keys are somebody else’s, and writes nothing', async () => {
    await team('exploitant');
    await team('serveur');
    as('serveur');
    expect(await activateLocalBuilds()).toContain('Rien n’est en service');
    expect(existsSync(at('releases'))).toBe(false);
  });

  it('puts what is built into service by the operator’s key, for a server that verifies', async () => {
    await team('exploitant');
    as('exploitant');
    expect(await activateLocalBuilds()).toBeNull();
    const { remotes, revision } = readRegistry(at('releases'));
    expect(Object.keys(remotes)).toEqual(expect.arrayContaining(['shell', 'mf-orders']));
    for (const [remote, entry] of Object.entries(remotes)) {
      expect(await verifyEntry(trust(), remote, entry)).toBeGreaterThan(0);
      const named = { remote, version: entry.version ?? '' };
      const files = await verifyRelease(trust(), at('releases'), named);
      expect(Object.keys(files)).toContain(remote === 'shell' ? 'assets.json' : 'portal.json');
    }
    // Again, and by the server's key: there is nothing to do and nothing to say.
    expect(await activateLocalBuilds()).toBeNull();
    await team('serveur');
    as('serveur');
    expect(await activateLocalBuilds()).toBeNull();
    expect(readRegistry(at('releases')).revision).toBe(revision);
  });
});
