import { once } from 'node:events';
import { createServer } from 'node:http';
import { portalctl } from '../command-line.mjs';
import { KINDS, useCommands } from '../testing/commands.mjs';

describe.each(KINDS)('a set of versions, over %s', (kind) => {
  const desk = useCommands(kind);

  /** @type {(...args: string[]) => Promise<number>} as it is typed: the contract is that of the shell in service */
  const run = (...args) => portalctl(args, { store: desk.store, checkRemotes: desk.checkRemotes });

  /** @type {(name: string, contract: string, content: string, paths?: string[]) => Promise<string>} */
  const publish = async (name, contract, content, paths = []) => {
    const { dist, version } =
      name === 'shell'
        ? desk.buildShell(content, contract, { react: contract })
        : desk.build(content, { name, contract, screens: paths.map((path) => ({ path })) });
    if ((await run('publish', name, '--dist', dist)) !== 0) throw new Error(desk.refused.at(-1));
    return version;
  };

  /** A school that serves what was published under an old contract: the domain, another, and their shell. */
  const oldSchool = async () => {
    const shell = await publish('shell', '1.0.0', 'ancien shell');
    await run('promote', 'shell', shell);
    const orders = await publish('mf-orders', '^1.0.0', 'anciennes commandes');
    const records = await publish('mf-records', '^1.0.0', 'ancien dossier');
    for (const [name, version] of [
      ['mf-orders', orders],
      ['mf-records', records],
    ])
      expect(await run('promote', name ?? '', version ?? '')).toBe(0);
    return { shell, orders, records };
  };

  /** @type {(names?: string[]) => Promise<Record<string, string | null | undefined>>} */
  const served = async (names = ['shell', 'mf-orders', 'mf-records']) => {
    const { remotes } = await desk.store.registry();
    return Object.fromEntries(names.map((name) => [name, remotes[name]?.version]));
  };

  it('goes from an old contract to a new one and back, by what the commands themselves say', async () => {
    const old = await oldSchool();
    // A domain may come first: it is published, waits, and is not activated alone.
    const orders = await publish('mf-orders', '^1.4.0', 'nouvelles commandes');
    expect(desk.said.at(-1)).toContain(
      `Elle attend un autre shell que celui en service : mf-orders demande le contrat ^1.4.0 ; le shell parle 1.0.0. Activez-le en une fois avec un shell qui lui va : portalctl promote --set shell@<version> mf-orders@${orders}`,
    );
    const shell = await publish('shell', '1.5.0', 'nouveau shell');
    expect(await run('promote', 'mf-orders', orders)).toBe(1);
    const together = `portalctl promote --set shell@${shell} mf-orders@${orders}`;
    expect(desk.refused.at(-1)).toMatch(/^contrat : mf-orders demande le contrat \^1\.4\.0/);
    expect(desk.refused.at(-1)).toContain(together);

    const typed = together.split(' ').slice(1);
    const before = (await desk.store.registry()).revision;
    expect(await run('check', ...typed.slice(1))).toBe(0);
    expect((await desk.store.registry()).revision).toBe(before);
    expect(await run(...typed, '--par', 'exploitation', '--pourquoi', 'mise à jour')).toBe(0);
    expect(desk.said.at(-1)).toContain('portalctl rollback --set');
    expect(await served()).toEqual({ shell, 'mf-orders': orders, 'mf-records': old.records });
    expect((await desk.store.registry()).revision).toBe(before + 1);
    await run('history', 'mf-orders', '--json');
    expect(JSON.parse(desk.said.at(-1) ?? '')[0]).toMatchObject({
      action: 'promote',
      remote: 'mf-orders',
      version: orders,
      by: 'exploitation',
      set: { shell: { version: shell, before: old.shell } },
    });
    await run('history');
    expect(desk.said.at(-1)).toContain(`promote shell ${shell}, mf-orders ${orders}  par exploitation`);

    // The shell alone would leave the domain without one that speaks its contract.
    expect(await run('rollback', 'shell')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(
      /^contrat : mf-orders .* demande le contrat \^1\.4\.0.*rollback --set/,
    );
    expect(await run('rollback', '--set')).toBe(0);
    expect(await served()).toEqual({ shell: old.shell, 'mf-orders': old.orders, 'mf-records': old.records });
    expect((await desk.store.registry()).revision).toBe(before + 2);
    expect((await desk.store.registry()).remotes.shell).toMatchObject({ previous: null, reverted: [shell] });
    expect(await run('rollback', '--set')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^lot-annule :/);
    // Each way back is open again.
    expect(await run(...typed)).toBe(0);
    expect((await desk.store.registry()).remotes.shell).not.toHaveProperty('reverted');
  });

  it('is refused whole for one version, and says which and what to do', async () => {
    const old = await oldSchool();
    const orders = await publish('mf-orders', '^1.4.0', 'nouvelles');
    const shell = await publish('shell', '1.3.0', 'shell');
    /** @type {(...members: string[]) => Promise<string | undefined>} */
    const refusal = async (...members) => {
      expect(await run('promote', '--set', ...members)).toBe(1);
      expect(await served()).toEqual({
        shell: old.shell,
        'mf-orders': old.orders,
        'mf-records': old.records,
      });
      return desk.refused.at(-1);
    };
    const short = await refusal(`shell@${shell}`, `mf-orders@${orders}`);
    expect(short).toMatch(/^controle : Rien de ce lot n’est activé :\nmf-orders /);
    expect(short).toContain('contrat – mf-orders demande le contrat ^1.4.0 ; le shell parle 1.3.0.');
    expect(short).toContain('Corrigez et publiez ce qui est nommé');
    expect(short).toContain(`portalctl promote --set shell@${shell}`);
    expect(await refusal(`shell@${shell}`, 'mf-orders@1.0.0-00000000')).toContain(
      'inconnue – mf-orders 1.0.0-00000000 n’est pas publiée.\nPubliez d’abord',
    );
    // What is in service and not in the set is seen in the new shell too.
    desk.faultsOf = { 'mf-records': [{ controle: 'chargement', message: '/valves montre une panne' }] };
    const fit = await publish('mf-orders', '^1.3.0', 'justes');
    const outside = await refusal(`shell@${shell}`, `mf-orders@${fit}`);
    expect(outside).toContain(`mf-records ${old.records}\n  chargement – /valves montre une panne`);
    expect(outside).toContain(
      'mf-records : en service, pas dans le lot ; ajoutez-y une version pour ce shell.',
    );
    expect(await run('promote', 'shell', shell)).toBe(1);
    expect(desk.refused.at(-1)).toContain(`portalctl promote --set shell@${shell} <domaine>@<version>`);
    for (const members of [[], ['mf-orders'], ['mf-x@1'], [`mf-orders@${fit}`, `mf-orders@${orders}`]])
      expect(await run('promote', '--set', ...members)).toBe(1);
    expect(await run('rollback', '--set')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^sans-lot :/);
  });

  it('brings the first versions of all, which nothing stands behind, and a domain that is new', async () => {
    const shell = await publish('shell', '1.3.0', 'premier');
    const records = await publish('mf-records', '^1.3.0', 'premier dossier');
    expect(await run('promote', '--set', `shell@${shell}`, `mf-records@${records}`)).toBe(0);
    expect(await run('rollback', '--set')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^sans-precedente :/);
    const orders = await publish('mf-orders', '^1.3.0', 'premières commandes');
    const next = await publish('mf-records', '^1.3.0', 'autre dossier');
    expect(await run('promote', '--set', `mf-orders@${orders}`, `mf-records@${next}`)).toBe(0);
    expect(await run('rollback', '--set')).toBe(0);
    expect(desk.said.at(-1)).toContain('mf-orders : pas encore en service');
    expect(await served()).toEqual({ shell, 'mf-orders': null, 'mf-records': records });
    expect(await run('check', '--shell')).toBe(0);
  });

  it('takes an address from one domain to another, ends trials, and leaves closed what was closed', async () => {
    const old = await oldSchool();
    await run('promote', 'mf-records', await publish('mf-records', '^1.0.0', 'valves', ['/valves']));
    await run('promote', 'mf-orders', await publish('mf-orders', '^1.0.0', 'essai'), '--percent', '10');
    await run('disable', 'mf-records', '--message', 'De retour à 14 h.');
    const records = await publish('mf-records', '^1.0.0', 'sans valves');
    const { dist, version: orders } = desk.build('valves', { screens: [{ path: '/valves' }] });
    await desk.store.publish(dist, 'mf-orders', orders);
    const set = [`mf-orders@${orders}`, `mf-records@${records}`];
    expect(await run('promote', 'mf-orders', orders)).toBe(1);
    expect(desk.refused.at(-1)).toBe('route : /valves est à mf-records.');
    expect(await run('promote', '--set', ...set)).toBe(0);
    expect(desk.said.at(-1)).toContain(`mf-records ${records} ; le domaine reste hors service`);
    const { remotes } = await desk.store.registry();
    expect(remotes['mf-orders']).not.toHaveProperty('canary');
    expect(remotes['mf-records']).toMatchObject({ enabled: false, message: 'De retour à 14 h.' });
    expect(await run('promote', '--set', ...set, '--percent', '10')).toBe(1);
    const codes = await Promise.all([run('rollback', '--set'), run('rollback', '--set')]);
    expect(codes.sort()).toEqual([0, 1]);
    expect(await served(['mf-orders'])).toEqual({ 'mf-orders': old.orders });
  });

  it('waits for the processes where the portal that answers speaks an older contract', async () => {
    await oldSchool();
    const shell = await publish('shell', '1.5.0', 'nouveau');
    const orders = await publish('mf-orders', '^1.4.0', 'nouvelles');
    const portal = createServer((_, answer) => answer.end(JSON.stringify({ contract: '1.0.0' })));
    await once(portal.listen(0, '127.0.0.1'), 'listening');
    const address = portal.address();
    process.env.PORTAL_URL = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
    try {
      expect(await run('promote', '--set', `shell@${shell}`, `mf-orders@${orders}`)).toBe(1);
      expect(desk.refused.at(-1)).toContain('mf-orders demande le contrat ^1.4.0');
    } finally {
      portal.close();
    }
  });
});
