import { openReleaseStore } from 'release-store';
import { openBucketServer } from 'release-store/testing';
import { useCommands } from '../testing/commands.mjs';

describe('the command that moves a folder to a bucket', () => {
  const desk = useCommands('a folder');

  it('brings what is in service, says what, and refuses a bucket with another history', async () => {
    process.env.RELEASES_DIR = `${desk.folder}/releases`;
    expect(await desk.run('move')).toBe(1);
    expect(desk.refused.at(-1)).toMatch(/^seau : RELEASES_BUCKET dit dans quel seau/);

    const server = await openBucketServer();
    try {
      Object.assign(process.env, server.env, { RELEASES_BUCKET: server.address });
      const version = await desk.published('un');
      expect(await desk.run('promote', 'mf-orders', version)).toBe(0);
      expect(await desk.run('move')).toBe(0);
      expect(desk.said.at(-1)).toContain('versions 1, lignes du journal 1, révision 1');
      const bucket = openReleaseStore({ bucket: server.address, folder: '' });
      expect(await bucket.registry()).toEqual(await desk.store.registry());

      await bucket.change(
        { remote: 'mf-orders', action: 'disable' },
        (entry) => entry && { ...entry, enabled: false },
      );
      expect(await desk.run('move')).toBe(1);
      expect(desk.refused.at(-1)).toMatch(
        /^stockage : .* a une autre histoire que ce dossier \(révision 2\)/,
      );
    } finally {
      await server.close();
    }
  });
});
