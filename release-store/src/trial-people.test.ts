import { isActiveRemote } from './registry';
import { trialMark } from './trial-people';

const entry = (people: unknown) => ({
  version: '1',
  previous: null,
  enabled: true,
  message: null,
  canary: { version: '2', percent: 10, people },
});

test('an account named for a trial is known by a mark of one remote, however it is typed', () => {
  const mark = trialMark('mf-orders', 'Secretariat ');
  expect(mark).toBe(trialMark('mf-orders', 'secretariat'));
  expect(mark).not.toBe(trialMark('mf-pae', 'secretariat'));
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(isActiveRemote(entry([mark]))).toBe(true);
  expect(isActiveRemote(entry([1]))).toBe(false);
});
