import { join } from 'node:path';
import { readJournal, readRegistry } from 'release-store';
import { teamOn } from '../../../../deploy/testing/team.mjs';
import { handWritten } from '../../../../deploy/testing/versions.mjs';
import { workingEntry } from '../../broken-entries';
import { type Crash, runCommand } from '../../command';
import { type DeployedPortal, expect, test } from '../../fixtures';

const REMOTE = 'mf-orders';
const NEIGHBOUR = 'mf-records';

/** Kills a command at each of its writes until it gets through; `check` looks at what each death left. */
const killEverywhere = async (
  portal: DeployedPortal,
  argsOf: () => string[],
  check: (args: string[]) => Promise<void>,
): Promise<number> => {
  let deaths = 0;
  for (const moment of ['avant', 'pendant'] satisfies Crash['moment'][]) {
    for (let step = 1; ; step += 1) {
      const args = argsOf();
      const { code, said } = await runCommand(portal, args, { crash: { step, moment } });
      if (code !== null) {
        expect({ code, said }).toEqual({ code: 0, said: '' });
        break;
      }
      deaths += 1;
      await check(args);
    }
  }
  return deaths;
};

const expectWholeJournal = ({ releases }: DeployedPortal) => {
  const { revision } = readRegistry(releases);
  expect(readJournal(releases).map((line) => line.revision)).toEqual(
    Array.from({ length: revision }, (_, index) => index + 1),
  );
};

/** Enough writes to die at: lock, draft, registry, journal, release of the lock. */
const AT_LEAST = 10;

test('a promotion that is killed at any write leaves a registry that is read, and the next ones work', async ({
  openAs,
  portal,
  settled,
}) => {
  const page = await openAs('230101');
  const team = teamOn(portal.releases);
  const versions = [portal.current[REMOTE], portal.next[REMOTE]];
  const deaths = await killEverywhere(
    portal,
    () => ['promote', REMOTE, portal.next[REMOTE] ?? ''],
    async () => {
      expect(versions).toContain(readRegistry(portal.releases).remotes[REMOTE]?.version);
      await settled(page);
      await team.promote(NEIGHBOUR, portal.next[NEIGHBOUR] ?? '');
      await team.rollback(NEIGHBOUR);
      await team.promote(REMOTE, portal.current[REMOTE] ?? '');
      expectWholeJournal(portal);
    },
  );
  test.info().annotations.push({ type: 'morts', description: `promote : ${deaths}` });
  expect(deaths).toBeGreaterThanOrEqual(AT_LEAST);
});

test('a rollback that is killed at any write is done or not done', async ({ openAs, portal, settled }) => {
  const page = await openAs('230101');
  const team = teamOn(portal.releases);
  const prepare = async () => {
    await team.promote(REMOTE, portal.current[REMOTE] ?? '');
    await team.promote(REMOTE, portal.next[REMOTE] ?? '');
  };
  await prepare();
  const deaths = await killEverywhere(
    portal,
    () => ['rollback', REMOTE],
    async () => {
      const { version, previous } = readRegistry(portal.releases).remotes[REMOTE] ?? {};
      const [before, after] = [portal.next[REMOTE], portal.current[REMOTE]];
      expect([
        { version: before, previous: after },
        { version: after, previous: null },
      ]).toContainEqual({ version, previous });
      await settled(page);
      await prepare();
      expectWholeJournal(portal);
    },
  );
  expect(deaths).toBeGreaterThanOrEqual(AT_LEAST);
});

test('a publication that is killed at any write publishes all or nothing, and may be tried again', async ({
  portal,
}) => {
  const team = teamOn(portal.releases);
  const { revision } = readRegistry(portal.releases);
  let builds = 0;
  const deaths = await killEverywhere(
    portal,
    () => {
      builds += 1;
      const folder = join(portal.workshop, `coupee-${builds}`);
      handWritten(REMOTE, folder, { semver: `4.0.${builds}`, entry: workingEntry(REMOTE, 'Bonjour') });
      return ['publish', REMOTE, '--dist', folder];
    },
    async ([, , , dist = '']) => {
      expect(await team.publish(REMOTE, dist)).toContain('publiée');
    },
  );
  expect(deaths).toBeGreaterThanOrEqual(4);
  expect(readRegistry(portal.releases).revision).toBe(revision);
});
