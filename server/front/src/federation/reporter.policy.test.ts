import type { RegistryEntry } from 'shared-contract';
import { isServedTo } from './reporter.policy';

const release = {
  version: '2',
  entry: { url: '/r/x/2/remoteEntry.js', integrity: '' },
  files: [],
  preload: [],
};
const entryOf = (name: string, screens: RegistryEntry['screens']): RegistryEntry => ({
  name,
  label: name,
  enabled: true,
  message: null,
  requires: { contract: '^1.0.0' },
  kit: [],
  screens,
  release,
  previous: null,
});

const registry = {
  remotes: [
    entryOf('mf-orders', [{ path: '/commandes', title: 'Mes commandes' }]),
    entryOf('mf-gestion', [{ path: '/gestion', title: 'À traiter', roles: ['gestion', 'admin'] }]),
  ],
};

const student = { roles: [], etudiantId: 1 };
const desk = { roles: ['gestion' as const], etudiantId: null };

it.each([
  ['a student, of her screens', student, 'mf-orders', '2', true],
  ['a student, of the desk', student, 'mf-gestion', '2', false],
  ['the desk, of its screens', desk, 'mf-gestion', '2', true],
  ['the desk, of a student’s screens', desk, 'mf-orders', '2', false],
  ['the desk, while it looks at a student', { ...desk, etudiantId: 1 }, 'mf-orders', '2', true],
  ['a student, of a version that she is not served', student, 'mf-orders', '3', false],
])('a report counts where the reporter may see it fail: %s', (_, reader, name, version, counts) => {
  expect(isServedTo(reader, registry, { name, version })).toBe(counts);
});
