import { KINDS, useCommands } from '../testing/commands.mjs';
import { checkShared } from './shared-in-service.mjs';

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
  };

  it('are asked of its own release: an older one, or another major, is named before anything is built', async () => {
    await serve({ react: '19.3.1', 'shared-ui': '1.2.0' });
    await expect(checkShared(desk.store, { react: '19.3.1', 'shared-ui': '1.0.0' })).resolves.toBeUndefined();
    await expect(
      checkShared(desk.store, { react: '19.4.0', 'shared-ui': '2.0.0', yup: '1.0.0' }),
    ).rejects.toMatchObject({
      code: 'partage',
      message:
        'react 19.4.0 est demandé ici, le shell en service donne 19.3.1 ; shared-ui 2.0.0 est demandé ici, le shell en service donne 1.2.0.',
    });
  });

  it('are not asked of a shell that does not say them, nor of none', async () => {
    await expect(checkShared(desk.store, { react: '99.0.0' })).resolves.toBeUndefined();
    await serve();
    await expect(checkShared(desk.store, { react: '99.0.0' })).resolves.toBeUndefined();
  });
});
