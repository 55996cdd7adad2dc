import { withOrigin } from './remotes-origin';

const release = {
  version: '1.0.0',
  entry: { url: '/r/mf-records/1.0.0/remoteEntry.js', integrity: 'sha384-x' },
  files: [{ url: '/r/mf-records/1.0.0/1.js', integrity: 'sha384-y' }],
  preload: ['/r/mf-records/1.0.0/1.js'],
};

test('a release keeps its addresses where the portal serves the remotes itself', () => {
  expect(withOrigin(null, release)).toBe(release);
});

test('every address of a release names the origin that serves the remotes', () => {
  const origin = 'https://domaines.exemple.be';
  expect(withOrigin(origin, release)).toEqual({
    version: '1.0.0',
    entry: { url: `${origin}/r/mf-records/1.0.0/remoteEntry.js`, integrity: 'sha384-x' },
    files: [{ url: `${origin}/r/mf-records/1.0.0/1.js`, integrity: 'sha384-y' }],
    preload: [`${origin}/r/mf-records/1.0.0/1.js`],
  });
});
