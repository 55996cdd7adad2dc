import { retryChunkLoad } from './retry-chunk-load';

/** Fails so many times for want of a file, then succeeds. */
const failing = (times: number, error: Error = Object.assign(new Error(), { name: 'ChunkLoadError' })) => {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= times) throw error;
    return asked;
  };
};

it('each file that did not come ahead may fail once', async () => {
  expect(await retryChunkLoad(failing(2), 2)).toBe(3);
  await expect(retryChunkLoad(failing(3), 2)).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

it('nothing is fetched again for another failure', async () => {
  await expect(retryChunkLoad(failing(1, new TypeError('panne')), 2)).rejects.toThrow('panne');
});
