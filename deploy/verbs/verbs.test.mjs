import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trialMark } from 'release-store';
import { SERVER_FILE } from '../testing/build.mjs';
import { KINDS, useCommands } from '../testing/commands.mjs';

describe.each(KINDS)('portalctl over %s', (kind) => {
  const desk = useCommands(kind);

  it('publishes without activating, promotes, and rolls back', async () => {
    const first = await desk.published('un');
    expect(await desk.active()).toBeUndefined();
    expect(await desk.run('promote', 'mf-orders', first)).toBe(0);
    const second = await desk.published('deux');
    expect(await desk.run('promote', 'mf-orders', second, '--par', 'commandes', '--pourquoi', 'prix')).toBe(
      0,
    );
    expect(await desk.active()).toMatchObject({ version: second, previous: first, enabled: true });
    expect(await desk.run('rollback', 'mf-orders')).toBe(0);
    expect(await desk.active()).toMatchObject({ version: first, previous: null, reverted: [second] });
    await desk.run('history', 'mf-orders', '--json');
    expect(
      JSON.parse(desk.said.at(-1) ?? '').map(
        (/** @type {{ action: string, version: string }} */ { action, version }) => [action, version],
      ),
    ).toEqual([
      ['rollback', first],
      ['promote', second],
      ['promote', first],
    ]);
  });

  it('publishes what the server draws the screens with, which names the version too', async () => {
    const { dist, version } = desk.build('un', { isDrawn: true });
    expect(version).not.toBe(desk.build('un').version);
    expect(await desk.run('publish', 'mf-orders', '--dist', dist)).toBe(0);
    const { folder, remove } = await desk.store.checkout({ 'mf-orders': version });
    expect(readFileSync(join(folder, 'mf-orders', version, SERVER_FILE), 'utf8')).toBe('screens un');
    remove();
  });

  it('says how it is used to who asks', async () => {
    expect(await desk.run('--help')).toBe(0);
    expect(desk.said.at(-1)).toContain('portalctl <verbe>');
  });

  it('publishes a remote that has a page of its own', async () => {
    const { dist } = desk.build('un', { name: 'mf-verifications', hasPage: true });
    expect(await desk.run('publish', 'mf-verifications', '--dist', dist)).toBe(0);
  });

  it('shows a version to a part of the users first, and ends the trial by a rollback', async () => {
    const first = await desk.published('un');
    const second = await desk.published('deux');
    await desk.run('promote', 'mf-orders', first);
    expect(await desk.run('promote', 'mf-orders', second, '--percent', '10')).toBe(0);
    expect(await desk.active()).toMatchObject({ version: first, canary: { version: second, percent: 10 } });
    await desk.run('rollback', 'mf-orders');
    expect(await desk.active()).toMatchObject({ version: first });
    expect(await desk.active()).not.toHaveProperty('canary');
    await desk.run('promote', 'mf-orders', second, '--percent', '10');
    await desk.run('promote', 'mf-orders', second);
    expect(await desk.active()).toEqual({
      version: second,
      since: expect.any(String),
      previous: first,
      enabled: true,
      message: null,
    });
  });

  it('shows a trial to the accounts that its team names, and keeps their names to itself', async () => {
    const first = await desk.published('un');
    const second = await desk.published('deux');
    await desk.run('promote', 'mf-orders', first);
    expect(await desk.run('promote', 'mf-orders', second, '--percent', '10')).toBe(0);
    expect(desk.said.at(-1)).toContain('--pour <votre compte>');
    expect(
      await desk.run('promote', 'mf-orders', second, '--percent', '10', '--pour', 'Camille, 230101'),
    ).toBe(0);
    expect(desk.said.at(-1)).toContain('à 10 % des personnes, et à Camille, 230101.');
    const entry = await desk.active();
    const people = ['camille', '230101'].map((account) => trialMark('mf-orders', account));
    expect(entry?.canary).toMatchObject({ percent: 10, people });
    expect(JSON.stringify([entry, await desk.store.journal()])).not.toMatch(/camille|230101/i);
    await desk.run('status');
    expect(desk.said.at(-1)).toContain('et à 2 compte(s) nommé(s)');
    expect(await desk.run('promote', 'mf-orders', second, '--pour', 'Camille')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^comptes : /);
    await desk.run('rollback', 'mf-orders');
    expect(await desk.active()).not.toHaveProperty('canary');
  });

  it('says which versions fail in browsers, and for how many persons', async () => {
    const version = await desk.published('un');
    const place = 'mf-orders/src/cart/cart.page.tsx:41';
    await desk.run('promote', 'mf-orders', version);
    await desk.store.saveFailures({
      date: '2026-11-23T10:00:00.000Z',
      failures: [
        { name: 'mf-orders', version, people: 7, places: [{ place, at: '2026-11-23T09:00:00.000Z' }] },
        { name: 'mf-pae', version: '1.0.0-autre', people: 2 },
      ],
    });
    await desk.run('status');
    expect(desk.said.at(-1)).toContain(`en panne en 24 h : ${version} pour 7 personne(s)\n    ${place}`);
    await desk.run('status', '--json');
    expect(JSON.parse(desk.said.at(-1) ?? '')).toMatchObject({
      comptees: '2026-11-23T10:00:00.000Z',
      remotes: [{ remote: 'mf-orders', pannes: [{ version, personnes: 7, lieux: [place] }] }],
    });
  });

  it('leaves everything as it is when the browser finds a fault, and names it', async () => {
    const first = await desk.published('un');
    const second = await desk.published('deux');
    await desk.run('promote', 'mf-orders', first);
    desk.faults = [{ controle: 'routes', message: '/commandes manque' }];
    for (const trial of [[], ['--percent', '10']]) {
      expect(await desk.run('promote', 'mf-orders', second, ...trial)).toBe(1);
      expect(desk.refused.at(-1)).toMatch(/^controle : Cette version n’est pas activée/);
      expect(desk.refused.at(-1)).toContain(`mf-orders ${second}\n  routes – /commandes manque`);
    }
    expect(await desk.active()).toMatchObject({
      version: first,
      previous: null,
      enabled: true,
      message: null,
    });
    expect(await desk.active()).not.toHaveProperty('canary');
    expect((await desk.store.registry()).revision).toBe(1);
  });

  it('goes on where the judge only warns, and says of what', async () => {
    const version = await desk.published('un');
    desk.warnings = [{ controle: 'serveur', message: 'document is not defined' }];
    const told = `\nÀ savoir :\nmf-orders ${version}\n  serveur – document is not defined`;
    for (const asked of [
      ['check', 'mf-orders', version],
      ['promote', 'mf-orders', version],
      ['check', '--set', `mf-orders@${version}`],
      ['promote', '--set', `mf-orders@${version}`],
    ]) {
      expect(await desk.run(...asked)).toBe(0);
      expect(desk.said.at(-1)?.endsWith(told)).toBe(true);
    }
    expect(await desk.active()).toMatchObject({ version, enabled: true });
  });

  it('judges a shell with every version in service, trials included', async () => {
    const [first, second, third] = [
      await desk.published('un'),
      await desk.published('deux'),
      await desk.published('trois'),
    ];
    await desk.run('promote', 'mf-orders', first);
    await desk.run('promote', 'mf-orders', second, '--percent', '10');
    expect(await desk.run('check', '--shell')).toBe(0);
    expect(desk.said.at(-1)).toBe(
      `mf-orders ${first} : tout est en ordre.\nmf-orders ${second} : tout est en ordre.`,
    );
    expect(await desk.run('check', 'mf-orders', third)).toBe(0);
    desk.faults = [{ controle: 'csp', message: 'script-src' }];
    expect(await desk.run('check', '--shell')).toBe(1);
    expect(desk.refused.at(-1)?.match(/csp – script-src/g)).toHaveLength(2);
  });

  it('takes a domain out of service with a sentence, and back', async () => {
    await desk.run('promote', 'mf-orders', await desk.published('un'));
    expect(await desk.run('disable', 'mf-orders')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^sans-message/);
    await desk.run('disable', 'mf-orders', '--message', 'De retour à 14 h.');
    expect(await desk.active()).toMatchObject({ enabled: false, message: 'De retour à 14 h.' });
    await desk.run('status');
    expect(desk.said.at(-1)).toContain('hors service (De retour à 14 h.)');
    await desk.run('enable', 'mf-orders');
    expect(await desk.active()).toMatchObject({ enabled: true, message: null });
    // What is mended comes back by its promotion, which says so.
    await desk.run('disable', 'mf-orders', '--message', 'De retour à 15 h.');
    await desk.run('promote', 'mf-orders', await desk.published('deux'));
    expect(desk.said.at(-1)).toContain('de nouveau en service');
    expect(await desk.active()).toMatchObject({ enabled: true, message: null });
  });

  it('refuses by name what can’t be published, and changes nothing', async () => {
    const { dist } = desk.build('un');
    await desk.run('publish', 'mf-orders', '--dist', dist);
    /** @type {[code: string, remote: string, from: string][]} */
    const cases = [
      ['deja-publiee', 'mf-orders', dist],
      ['autre-domaine', 'mf-pae', dist],
      ['contrat', 'mf-orders', desk.build('x', { contract: '^0.9.0' }).dist],
      ['contrat', 'mf-orders', desk.build('y', { contract: 'demain' }).dist],
      [
        'budget',
        'mf-orders',
        desk.build(Array.from({ length: 40_000 }, (_, n) => (n * 7919) ** 3).join('')).dist,
      ],
      ['build-incomplet', 'mf-orders', desk.folder],
    ];
    const altered = desk.build('z').dist;
    writeFileSync(join(altered, 'remoteEntry.js'), 'autre chose');
    cases.push(['build-altere', 'mf-orders', altered]);
    const added = desk.build('w').dist;
    mkdirSync(join(added, 'js'));
    writeFileSync(join(added, 'js', 'intrus.js'), 'x');
    cases.push(['build-altere', 'mf-orders', added]);
    const otherPage = desk.build('v', { hasPage: true }).dist;
    writeFileSync(join(otherPage, 'standalone', 'main.js'), 'autre page');
    cases.push(['build-altere', 'mf-orders', otherPage]);
    const drawn = [1, 2, 3].map((rank) => desk.build(`u${rank}`, { isDrawn: true }).dist);
    const [otherScreens = '', noScreens = '', moreScreens = ''] = drawn;
    writeFileSync(join(otherScreens, SERVER_FILE), 'autres écrans');
    rmSync(join(noScreens, SERVER_FILE));
    writeFileSync(join(moreScreens, 'server', 'intrus.cjs'), 'x');
    for (const each of drawn) cases.push(['build-altere', 'mf-orders', each]);
    for (const [code, remote, from] of cases) {
      expect(await desk.run('publish', remote, '--dist', from)).toBe(1);
      expect(desk.refused.at(-1)).toMatch(new RegExp(`^${code} :`));
    }
    expect((await desk.store.registry()).revision).toBe(0);
  });

  it.each([
    [['promote', 'mf-orders', '1.0.0-00000000'], 'inconnue'],
    [['promote', 'mf-orders', '../x'], 'inconnue'],
    [['promote', 'mf-orders', '1', '--percent', '0'], 'pourcentage'],
    [['rollback', 'mf-orders'], 'inconnu'],
    [['enable', 'mf-orders'], 'inconnu'],
    [['promote', 'mf-inconnu', '1'], 'domaine'],
    [['effacer'], 'verbe'],
    [['check', 'mf-orders'], 'version'],
    [['check', 'mf-orders', '1.0.0-00000000'], 'inconnue'],
    [['promote', 'mf-orders', '1.0.0-00000000', '--force'], 'option'],
  ])('refuses %j', async (args, code) => {
    expect(await desk.run(...args)).toBe(1);
    expect(desk.refused.at(-1)).toMatch(new RegExp(`^${code} :`));
    expect((await desk.store.registry()).revision).toBe(0);
  });
});
