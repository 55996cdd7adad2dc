import { once } from 'node:events';
import { createServer } from 'node:http';
import { portalctl } from '../command-line.mjs';
import { KINDS, useCommands } from '../testing/commands.mjs';

describe.each(KINDS)('what goes wrong in a week, over %s', (kind) => {
  const desk = useCommands(kind);

  it('rolls back once, however many ask, and further back only by name', async () => {
    const [first, second, third] = [
      await desk.published('un'),
      await desk.published('deux'),
      await desk.published('trois'),
    ];
    for (const version of [first, second, third]) await desk.run('promote', 'mf-orders', version);
    expect(await Promise.all([desk.run('rollback', 'mf-orders'), desk.run('rollback', 'mf-orders')])).toEqual(
      [0, 0],
    );
    expect(await desk.active()).toMatchObject({ version: second, previous: null, reverted: [third] });
    expect(desk.said.at(-1)).toContain('Quelqu’un l’avait déjà fait.');
    expect((await desk.store.registry()).revision).toBe(4);

    expect(await desk.run('rollback', 'mf-orders')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(`sans-precedente : mf-orders n’a pas de version précédente.`);
    expect(desk.refused.at(-1)).toContain(`--to ${first}`);
    expect(await desk.run('rollback', 'mf-orders', '--to', third)).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^annulee :/);
    expect(await desk.run('rollback', 'mf-orders', '--to', await desk.published('quatre'))).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^jamais-active :/);
    expect(await desk.run('rollback', 'mf-orders', '--to', first)).toBe(0);
    expect(await desk.active()).toMatchObject({ version: first, previous: null, reverted: [third, second] });

    expect(await desk.run('promote', 'mf-orders', third)).toBe(0);
    expect(await desk.active()).toMatchObject({ version: third, previous: first, reverted: [second] });
  });

  it('ends a trial once, and leaves the active version to who asked for the same', async () => {
    const [first, second, third] = [
      await desk.published('un'),
      await desk.published('deux'),
      await desk.published('trois'),
    ];
    for (const version of [first, second]) await desk.run('promote', 'mf-orders', version);
    await desk.run('promote', 'mf-orders', third, '--percent', '10');
    await Promise.all([desk.run('rollback', 'mf-orders'), desk.run('rollback', 'mf-orders')]);
    expect(await desk.active()).toMatchObject({ version: second, previous: first, reverted: [third] });
    await desk.run('history', 'mf-orders');
    expect(desk.said.at(-1)).toMatch(`rollback mf-orders ${second}, essai ${third}`);
    expect(desk.said.at(-1)).toMatch(`promote 10 % mf-orders ${second}, essai ${third}`);
  });

  it('refuses who takes an address of the shell, of the server or of another domain, when publishing and when promoting', async () => {
    /** @type {(name: string, ...paths: string[]) => ReturnType<typeof desk.build>} */
    const declaring = (name, ...paths) =>
      desk.build(paths.join(), { name, screens: paths.map((path) => ({ path })) });
    const owner = declaring('mf-records', '/valves', '/dossier/:id');
    await desk.run('publish', 'mf-records', '--dist', owner.dist);
    const early = declaring('mf-orders', '/Valves/', '/dossier/nouveau', '/essai');
    expect(await desk.run('publish', 'mf-orders', '--dist', early.dist)).toBe(0);
    await desk.run('promote', 'mf-records', owner.version);
    const trial = declaring('mf-records', '/essai');
    await desk.run('publish', 'mf-records', '--dist', trial.dist);
    await desk.run('promote', 'mf-records', trial.version, '--percent', '10');

    expect(await desk.run('promote', 'mf-orders', early.version)).toBe(1);
    expect(desk.refused.at(-1)).toBe(
      'route : /Valves/ est à mf-records ; /dossier/nouveau est à mf-records ; /essai est à mf-records.',
    );
    const late = declaring('mf-orders', '/recus/:annee', '/api/commandes', '/commandes');
    expect(await desk.run('publish', 'mf-orders', '--dist', late.dist)).toBe(1);
    expect(desk.refused.at(-1)).toBe('route : /recus/:annee est à shell ; /api/commandes est au serveur.');
    expect(await desk.active()).toBeUndefined();
  });

  it('puts a shell into service by a step of its own, after every remote was judged in it', async () => {
    const first = await desk.published('un');
    await desk.run('promote', 'mf-orders', first);
    const { dist, version } = desk.buildShell('un');
    expect(await desk.run('publish', 'shell', '--dist', dist)).toBe(0);
    expect((await desk.store.registry()).remotes).not.toHaveProperty('shell');
    desk.faults = [{ controle: 'chargement', message: 'le premier écran montre une panne' }];
    expect(await desk.run('promote', 'shell', version)).toBe(1);
    expect((await desk.store.registry()).remotes).not.toHaveProperty('shell');
    desk.faults = [];
    expect(await desk.run('promote', 'shell', version)).toBe(0);
    expect((await desk.store.registry()).remotes.shell).toMatchObject({ version, previous: null });
    const next = desk.buildShell('deux');
    await desk.run('publish', 'shell', '--dist', next.dist);
    await desk.run('promote', 'shell', next.version);
    expect(await desk.run('rollback', 'shell')).toBe(0);
    expect((await desk.store.registry()).remotes.shell).toMatchObject({ version, reverted: [next.version] });
    expect(await desk.run('disable', 'shell', '--message', 'non')).toBe(1);
    expect(await desk.run('promote', 'shell', next.version, '--percent', '10')).toBe(1);
  });

  it('judges by the contract of the shell in service, not by that of the working copy', async () => {
    const shell = desk.buildShell('neuf', '7.2.0');
    await desk.run('publish', 'shell', '--dist', shell.dist);
    await desk.run('promote', 'shell', shell.version);
    const tools = { store: desk.store, checkRemotes: desk.checkRemotes };
    const { dist } = desk.build('un');
    expect(await portalctl(['publish', 'mf-orders', '--dist', dist], tools)).toBe(1);
    expect(desk.refused.at(-1)).toMatch(
      'contrat : mf-orders demande le contrat ^1.0.0 ; le shell parle 7.2.0.',
    );
    const fit = desk.build('un', { contract: '^7.1.0' });
    expect(await portalctl(['publish', 'mf-orders', '--dist', fit.dist], tools)).toBe(0);
  });

  it('judges by the older contract of the portal that answers and of its shell', async () => {
    /** @type {Record<string, string>} */
    const said = { contract: '1.5.0' };
    const portal = createServer((_, answer) => answer.end(JSON.stringify(said))).listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const address = portal.address();
    process.env.PORTAL_URL = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
    const tools = { store: desk.store, checkRemotes: desk.checkRemotes };
    /** @param {string} contract */
    const publish = async (contract) => {
      const { dist } = desk.build(`${contract} sous ${said.contract}`, { contract });
      const code = await portalctl(['publish', 'mf-orders', '--dist', dist], tools);
      if (code === 0) return desk.said.at(-1)?.includes('attend un autre shell') ? 'attend' : 'publiée';
      return desk.refused.at(-1)?.split(/ ; |\. /)[1];
    };
    try {
      expect(await publish('^1.5.0')).toBe('publiée');
      const { dist, version } = desk.buildShell('ancien', '1.3.0');
      await desk.run('publish', 'shell', '--dist', dist);
      await desk.run('promote', 'shell', version);
      expect(await publish('^1.4.0')).toBe('attend');
      expect(await publish('^1.3.0')).toBe('publiée');
      said.contract = '1.2.0';
      expect(await publish('^1.3.0')).toBe('attend');
      said.contract = '2.0.0';
      expect(await publish('^1.3.0')).toBe('le shell parle 2.0.0');
    } finally {
      portal.close();
    }
  });

  it('takes back what harms while the portal itself is down, and ships nothing that it can’t be asked about', async () => {
    for (const content of ['un', 'deux'])
      await desk.run('promote', 'mf-orders', await desk.published(content));
    process.env.PORTAL_URL = 'http://localhost:1';
    const tools = { store: desk.store, checkRemotes: desk.checkRemotes };
    /** @param {string[]} args */
    const run = (...args) => portalctl(args, tools);
    const { dist, version } = desk.build('trois');
    for (const args of [
      ['publish', 'mf-orders', '--dist', dist],
      ['check', 'mf-orders', version],
      ['promote', 'mf-orders', version],
    ]) {
      expect(await run(...args)).toBe(1);
      expect(desk.refused.at(-1)).toBe('portail : http://localhost:1 ne dit pas quel contrat il parle.');
    }
    expect(await run('rollback', 'mf-orders')).toBe(0);
    expect(await run('disable', 'mf-orders', '--message', 'De retour à 14 h.')).toBe(0);
    expect(await run('enable', 'mf-orders')).toBe(0);
    expect(await run('status')).toBe(0);
    expect(await run('history')).toBe(0);
    const shell = desk.buildShell('un');
    expect(await run('publish', 'shell', '--dist', shell.dist)).toBe(0);
    expect(await run('promote', 'shell', shell.version)).toBe(0);
  });
});
