import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaults } from './preflight.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portail-depart-'));
const env = { PORT: '0', DATA_DIR: join(folder, 'donnees'), RELEASES_DIR: join(folder, 'versions') };

/** Folders that nobody may write, root included. */
const READ_ONLY = '/proc/portail';

describe('before anything is built', () => {
  it('finds nothing where the port is free and the folders may be made', async () => {
    expect(await findFaults({ builds: false, env })).toEqual([]);
  });

  it('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await findFaults({ builds: false, env: { ...env, PORT: port } })).toEqual([
      expect.stringContaining(`Le port ${port} est déjà pris`),
    ]);
    other.close();
  });

  it('says which folder can’t be written', async () => {
    expect(await findFaults({ builds: false, env: { ...env, DATA_DIR: READ_ONLY } })).toEqual([
      expect.stringContaining(`On ne peut pas écrire dans ${READ_ONLY}`),
    ]);
  });

  it('leaves a folder of versions that is not used', async () => {
    const bucket = { ...env, RELEASES_DIR: READ_ONLY, RELEASES_BUCKET: 's3://seau/versions' };
    expect(await findFaults({ builds: false, env: bucket })).toEqual([]);
  });
});
