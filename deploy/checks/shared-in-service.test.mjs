import { KINDS, useCommands } from '../testing/commands.mjs';
import { awaitedShared, checkShared } from './shared-in-service.mjs';

describe.each(KINDS)('the modules that the shell in service gives, in %s', (kind) => {
  const desk = useCommands(kind);

  /** @param {Record<string, string>} [shared] */
  const serve = async (shared) => {
    const { dist, version } = desk.buildShell('un', '1.4.0', shared);
    await desk.store.publish(dist, 'shell', version);
    await desk.store.change({ remote: 'shell', action: 'promote' }, () => ({
      version,
      previous: null,
      enabled: true,
      message: null,
    }));
    return version;
  };

  it('are asked of its own release: what is built for later ones waits, for another major is refused', async () => {
    await serve({ react: '19.3.1', 'shared-ui': '1.2.0' });
    await expect(awaitedShared(desk.store, { react: '19.3.1', 'shared-ui': '1.0.0' })).resolves.toBeNull();
    await expect(awaitedShared(desk.store, { react: '19.4.0', yup: '1.0.0' })).resolves.toBe(
      'react 19.4.0 est demandé, le shell donne 19.3.1.',
    );
    await expect(awaitedShared(desk.store, { react: '18.0.0', 'shared-ui': '2.0.0' })).rejects.toMatchObject({
      code: 'partage',
      message:
        'react 18.0.0 est demandé, le shell donne 19.3.1 ; shared-ui 2.0.0 est demandé, le shell donne 1.2.0.',
    });
  });

  it('are asked again of what is activated, which was published before its shell', async () => {
    const shell = await serve({ react: '19.3.1' });
    const release = { name: 'mf-x', version: '1', entry: {}, files: [], preload: [] };
    const at = { shell, remedy: 'Ensemble.' };
    await expect(checkShared(desk.store, release, at)).resolves.toBeUndefined();
    const asked = { ...release, shared: { react: '19.4.0' } };
    await expect(checkShared(desk.store, asked, at)).rejects.toMatchObject({
      code: 'partage',
      message: 'react 19.4.0 est demandé, le shell donne 19.3.1. Ensemble.',
    });
  });

  it('are not asked of a shell that does not say them, nor of none', async () => {
    await expect(awaitedShared(desk.store, { react: '99.0.0' })).resolves.toBeNull();
    await serve();
    await expect(awaitedShared(desk.store, { react: '99.0.0' })).resolves.toBeNull();
  });
});
