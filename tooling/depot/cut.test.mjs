import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useBucket } from '../testing/use-bucket.mjs';
import { openDepot } from './depot.mjs';

/** Some hundred requests, on whatever machine this is: milliseconds. */
const PATIENCE = 240_000;

const place = useBucket();
let depot;
let dist;
beforeEach(async () => {
  dist = join(place.folder, '2');
  mkdirSync(dist);
  for (const file of ['portal.json', 'release.json', 'remoteEntry.js']) writeFileSync(join(dist, file), '{}');
  process.env.AWS_MAX_ATTEMPTS = '1';
  depot = openDepot({ bucket: place.server.address, folder: null });
  await promote('1');
});

const promote = (version) =>
  depot.change({ remote: 'mf-a', verbe: 'promote' }, (entry) =>
    entry?.version === version ? entry : { ...entry, version },
  );

/** The process dies at its nth request, which is still carried out or not; nothing after it reaches the bucket. */
const diesAt = (step, isCarriedOut) => {
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
const cutEverywhere = async (work, check) => {
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
  const { revision, remotes } = await depot.registry();
  const lines = await depot.journal();
  expect(lines.map((line) => line.revision)).toEqual(Array.from({ length: revision }, (_, n) => n + 1));
  expect(lines.at(-1)).toMatchObject({ remote: 'mf-a', version: remotes['mf-a'].version });
};

describe('a command that dies at any of its requests', () => {
  it(
    'leaves a registry and a journal that agree, and can be run again',
    async () => {
      const steps = [];
      await cutEverywhere(
        (step, isCarriedOut) => promote(`${step}-${isCarriedOut}`),
        async (step, isCarriedOut) => {
          steps.push(step);
          await isWhole();
          await promote(`${step}-${isCarriedOut}`);
          await isWhole();
          expect((await depot.registry()).remotes['mf-a'].version).toBe(`${step}-${isCarriedOut}`);
        },
      );
      // The registry, the journal of the change before, both again for this one; then the run that is cut nowhere.
      expect(Math.max(...steps)).toBeGreaterThanOrEqual(5);
    },
    PATIENCE,
  );

  it(
    'publishes a version whole or not at all, and the next run ends it',
    async () => {
      await cutEverywhere(
        (step, isCarriedOut) => depot.publish(dist, 'mf-a', `${step}-${isCarriedOut}`),
        async (step, isCarriedOut) => {
          const version = `${step}-${isCarriedOut}`;
          const isListed = (await depot.versions('mf-a')).some((one) => one.version === version);
          expect((await depot.read('mf-a', version, 'release.json')) !== null).toBe(isListed);
          expect(await depot.publish(dist, 'mf-a', version)).toBe(!isListed);
          expect(await depot.read('mf-a', version, 'release.json')).toEqual({});
        },
      );
    },
    PATIENCE,
  );
});
