import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleaseStore } from '../open-release-store';
import type { ReleaseStore } from '../release-store';
import { activeRemote } from '../testing/active-remote';
import { useBucket } from '../testing/use-bucket';

/** Some hundred requests, on whatever machine this is. */
const TIMEOUT_MS = 240_000;

const place = useBucket();
let store: ReleaseStore;
let dist: string;
beforeEach(async () => {
  dist = join(place.folder, '2');
  mkdirSync(dist);
  for (const file of ['portal.json', 'release.json', 'remoteEntry.js']) writeFileSync(join(dist, file), '{}');
  process.env.AWS_MAX_ATTEMPTS = '1';
  store = openReleaseStore({ bucket: place.server.address, folder: '' });
  await promote('1');
});

const promote = (version: string) =>
  store.change({ remote: 'mf-a', action: 'promote' }, (entry) =>
    entry?.version === version ? entry : activeRemote({ ...entry, version }),
  );

/** The process dies at its nth request, which is still carried out or not; nothing after it reaches the bucket. */
const diesAt = (step: number, isCarriedOut: boolean) => {
  const first = place.server.requests.length + step;
  place.server.onRequest = (rank) => {
    if (rank < first) return undefined;
    return rank === first && isCarriedOut ? 'unanswered' : 'refused';
  };
};
const lives = () => {
  place.server.onRequest = () => undefined;
};

/** Runs `work` as often as it has requests, each time cut at the next one; resolves to how many it has. */
const cutEverywhere = async (
  work: (step: number, isCarriedOut: boolean) => Promise<unknown>,
  check: (step: number, isCarriedOut: boolean) => Promise<void>,
) => {
  for (const isCarriedOut of [true, false]) {
    for (let step = 1; ; step += 1) {
      diesAt(step, isCarriedOut);
      const isDone = await work(step, isCarriedOut).then(
        () => true,
        () => false,
      );
      lives();
      await check(step, isCarriedOut);
      if (isDone) break;
    }
  }
};

const isWhole = async () => {
  const { revision, remotes } = await store.registry();
  const lines = await store.journal();
  expect(lines.map((line) => line.revision)).toEqual(Array.from({ length: revision }, (_, n) => n + 1));
  expect(lines.at(-1)).toMatchObject({ remote: 'mf-a', version: remotes['mf-a']?.version });
};

describe('a command that dies at any of its requests', () => {
  it(
    'leaves a registry and a journal that agree, and can be run again',
    async () => {
      const steps: number[] = [];
      await cutEverywhere(
        (step, isCarriedOut) => promote(`${step}-${isCarriedOut}`),
        async (step, isCarriedOut) => {
          steps.push(step);
          await isWhole();
          await promote(`${step}-${isCarriedOut}`);
          await isWhole();
          expect((await store.registry()).remotes['mf-a']?.version).toBe(`${step}-${isCarriedOut}`);
        },
      );
      // The registry, the journal of the change before, both again for this one; then the run that is cut nowhere.
      expect(Math.max(...steps)).toBeGreaterThanOrEqual(5);
    },
    TIMEOUT_MS,
  );

  it(
    'publishes a version whole or not at all, and the next run ends it',
    async () => {
      await cutEverywhere(
        (step, isCarriedOut) => store.publish(dist, 'mf-a', `${step}-${isCarriedOut}`),
        async (step, isCarriedOut) => {
          const version = `${step}-${isCarriedOut}`;
          const isListed = (await store.versions('mf-a')).some((one) => one.version === version);
          expect((await store.read('mf-a', version, 'release.json')) !== null).toBe(isListed);
          expect(await store.publish(dist, 'mf-a', version)).toBe(!isListed);
          expect(await store.read('mf-a', version, 'release.json')).toEqual({});
        },
      );
    },
    TIMEOUT_MS,
  );
});
