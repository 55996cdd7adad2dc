import { readJournal, readRegistry } from 'release-store';
import { runCommand } from '../../command';
import { expect, test } from '../../fixtures';

const TEAMS = ['mf-records', 'mf-orders', 'mf-exams-events'];
const ROUNDS = 4;

test('teams that deploy at the same moment all succeed, one revision each', async ({ portal }) => {
  const before = readRegistry(portal.releases).revision;
  for (let round = 0; round < ROUNDS; round += 1) {
    const isForth = round % 2 === 0;
    const commands = TEAMS.map((remote) =>
      isForth ? ['promote', remote, portal.next[remote] ?? ''] : ['rollback', remote],
    );
    const ended = await Promise.all(commands.map((args) => runCommand(portal, args)));
    expect(ended).toEqual(TEAMS.map(() => ({ code: 0, said: '' })));
    const { remotes } = readRegistry(portal.releases);
    const expected = isForth ? portal.next : portal.current;
    for (const remote of TEAMS) expect(remotes[remote]?.version).toBe(expected[remote]);
  }
  const { revision } = readRegistry(portal.releases);
  expect(revision).toBe(before + TEAMS.length * ROUNDS);
  expect(readJournal(portal.releases).map((line) => line.revision)).toEqual(
    Array.from({ length: revision }, (_, index) => index + 1),
  );
});
