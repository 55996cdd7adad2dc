import { ANY, OPENED, openedBy } from './opened.mjs';

/** @param {string} [description] */
const saying = (description) => ({
  annotations: [
    { type: 'shift', description: 'other' },
    { type: OPENED, ...(description && { description }) },
  ],
});

test('what tests opened is what each of them says', () => {
  expect(openedBy([saying('mf-a shell'), saying('shell'), saying('mf-b')])).toEqual([
    'mf-a',
    'mf-b',
    'shell',
  ]);
});

test.each([
  ['says nothing of it', { annotations: [] }],
  ['says it of nobody', saying()],
  ['can’t tell', saying(`${ANY} mf-a`)],
])('a test that %s may have opened any', (_what, silent) => {
  expect(openedBy([saying('mf-a'), silent])).toContain(ANY);
});
