import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { createStore, entries, set } from 'idb-keyval';
import { isCopied } from './copied-endpoints';
import { COPY_DAYS, createCopy, eraseStore, putAnswer, readChoice, readCopy } from './copy-store';
import { enableCopy, eraseCopy, getCopyStatus, isCopySupported } from './device-copy';
import { decrypt, encrypt, importKey } from './encrypt';

const BYTES = Buffer.alloc(32, 7).toString('base64url');
const OTHER = Buffer.alloc(32, 8).toString('base64url');
const DEVICE = '0123456789abcdef';
const NOW = new Date('2026-11-22T13:05:00Z').getTime();
const DAY = 86_400_000;
const SEEN = {
  path: '/extranet/student/Commandes',
  answer: [{ CommandeVCS: '+++090/9337/55493+++' }],
  at: NOW,
};

const workers = {
  register: jest.fn<Promise<void>, unknown[]>(),
  unregister: jest.fn<Promise<boolean>, []>(),
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: workers.register, getRegistration: async () => ({ unregister: workers.unregister }) },
  });
});

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  workers.register.mockReset().mockResolvedValue(undefined);
  workers.unregister.mockReset().mockResolvedValue(true);
  await eraseStore();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const begin = async (key = BYTES) =>
  createCopy({ AppareilID: DEVICE, key: await importKey(key), since: Date.now() });

/** All that stands on the disk. */
const onDisk = () => entries(createStore('portail-copie', 'copie'));

describe('what is sealed', () => {
  it('opens with its key under its name, and in no other way', async () => {
    const [key, other] = await Promise.all([importKey(BYTES), importKey(OTHER)]);
    const sealed = await encrypt(key, '/a', { mot: 'été' });
    expect(await decrypt(key, '/a', sealed)).toEqual({ mot: 'été' });
    await expect(decrypt(other, '/a', sealed)).rejects.toThrow();
    await expect(decrypt(key, '/b', sealed)).rejects.toThrow();
  });

  it('is sealed by a key that no script can read', async () => {
    const key = await importKey(BYTES);
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is never sealed twice in the same way', async () => {
    const key = await importKey(BYTES);
    const [one, other] = await Promise.all([encrypt(key, '/a', 1), encrypt(key, '/a', 1)]);
    expect(Buffer.from(one.iv)).not.toEqual(Buffer.from(other.iv));
  });
});

describe('the copy of a device', () => {
  it('keeps nothing until the person has chosen so', async () => {
    await putAnswer(SEEN);
    expect(await onDisk()).toEqual([]);
    expect(await readCopy()).toEqual([]);
  });

  it('gives back what was seen, with its date, the last of each page alone', async () => {
    await begin();
    await putAnswer({ ...SEEN, answer: [] });
    await putAnswer({ ...SEEN, at: NOW + 1000 });
    expect(await readCopy()).toEqual([{ ...SEEN, at: NOW + 1000 }]);
  });

  it('leaves nothing of an answer in clear on the disk', async () => {
    await begin();
    await putAnswer(SEEN);
    const [, sealed] = (await onDisk()).find(([name]) => name === SEEN.path) ?? [];
    expect(Object.keys(Object(sealed)).sort()).toEqual(['bytes', 'iv']);
    expect(Buffer.from(Object(sealed).bytes).toString('latin1')).not.toContain('090/9337');
  });

  it.each([
    ['after its days', COPY_DAYS * DAY + 1],
    ['when the clock was set back by as much', -COPY_DAYS * DAY - 1],
  ])('is erased %s by whoever looks', async (_when, later) => {
    await begin();
    await putAnswer(SEEN);
    jest.spyOn(Date, 'now').mockReturnValue(NOW + later);
    expect(await readCopy()).toEqual([]);
    expect(await onDisk()).toEqual([]);
  });

  it('is there until then', async () => {
    await begin();
    await putAnswer(SEEN);
    jest.spyOn(Date, 'now').mockReturnValue(NOW + COPY_DAYS * DAY);
    expect(await readCopy()).toHaveLength(1);
  });

  it('begins without what another session left', async () => {
    await begin();
    await putAnswer(SEEN);
    await begin(OTHER);
    expect(await readCopy()).toEqual([]);
    expect(await onDisk()).toHaveLength(1);
  });

  it('leaves out what does not open', async () => {
    await begin();
    await putAnswer(SEEN);
    const foreign = await encrypt(await importKey(OTHER), '/x', { at: NOW, answer: 1 });
    await set('/x', foreign, createStore('portail-copie', 'copie'));
    expect(await readCopy()).toEqual([SEEN]);
  });
});

describe('the choice', () => {
  it('is possible where the browser has what it takes', () => {
    expect(isCopySupported()).toBe(true);
  });

  it('brings the worker, past any cache', async () => {
    await enableCopy({ AppareilID: DEVICE, Cle: BYTES });
    expect(workers.register).toHaveBeenCalledWith('/hors-ligne.js', { scope: '/', updateViaCache: 'none' });
    expect(await getCopyStatus()).toEqual({ since: NOW, until: NOW + COPY_DAYS * DAY });
  });

  it('keeps nothing when the worker is refused', async () => {
    workers.register.mockRejectedValue(new Error('refusé'));
    await expect(enableCopy({ AppareilID: DEVICE, Cle: BYTES })).rejects.toThrow('refusé');
    expect(await readChoice()).toBeNull();
  });

  it('taken back, erases the copy, the key and the worker', async () => {
    await enableCopy({ AppareilID: DEVICE, Cle: BYTES });
    await putAnswer(SEEN);
    await eraseCopy();
    expect(await onDisk()).toEqual([]);
    expect(workers.unregister).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['/extranet/student/Inscriptions', true],
  ['/extranet/student/Inscription01/12', true],
  ['/extranet/student/Echeances', true],
  ['/recus', true],
  ['/extranet/student/Contacts', false],
  ['/extranet/student/CleAppareil', false],
  ['/security/infos', false],
])('of %s it is said whether a copy holds it: %s', (path, expected) => {
  expect(isCopied(path)).toBe(expected);
});
