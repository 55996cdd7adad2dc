import { trialMark } from 'release-store';
import type { RegistryEntry } from 'shared-contract';
import { registryFor, versionsOf } from './registry.policy';
import type { StoredRegistry } from './served-releases';

const entry = (name: string, version: string): RegistryEntry => ({
  name,
  label: name,
  requires: { contract: '^1.0.0' },
  kit: [],
  screens: name === 'mf-orders' ? [{ path: '/commandes', title: 'Mes commandes', screen: 'Commandes' }] : [],
  release: {
    version,
    entry: { url: `/r/${name}/${version}/remoteEntry.js`, integrity: 'sha384-x' },
    files: [],
    preload: [],
  },
  previous: null,
  enabled: true,
  message: null,
});

const registry: StoredRegistry = {
  revision: 4,
  shell: '2025.6.0-12345678',
  remotes: [
    {
      entry: entry('mf-orders', '1'),
      since: null,
      trial: {
        percent: 10,
        people: [trialMark('mf-orders', 'equipe-commandes')],
        entry: entry('mf-orders', '2'),
        since: new Date().toISOString(),
      },
    },
    { entry: entry('mf-verifications', '1'), since: '2020-01-01T00:00:00.000Z', trial: null },
  ],
};

const ordersOf = (username: string) =>
  registryFor(registry, { username, roles: ['student'] }).remotes[0]?.release?.version;

describe('the registry of one person', () => {
  it('holds the version under trial for its part of the users, and always for the same ones', () => {
    const students = Array.from({ length: 5000 }, (_, rank) => String(240_000 + rank));
    const chosen = students.filter((username) => ordersOf(username) === '2');
    expect(chosen.length / students.length).toBeGreaterThan(0.08);
    expect(chosen.length / students.length).toBeLessThan(0.12);
    expect(chosen.every((username) => ordersOf(username) === '2')).toBe(true);
  });

  it('holds the version under trial for whom its team named, who is told that it is one', () => {
    const [named] = registryFor(registry, { username: 'equipe-commandes', roles: ['student'] }).remotes;
    expect([named?.release?.version, named?.isTest]).toEqual(['2', true]);
    const ofTenth = Array.from({ length: 500 }, (_, rank) => String(240_000 + rank))
      .map((username) => registryFor(registry, { username, roles: ['student'] }).remotes[0])
      .find((one) => one?.release?.version === '2');
    expect(ofTenth).not.toHaveProperty('isTest');
  });

  it('asks the pages of a new version alone to tell that it works', () => {
    const watched = Array.from({ length: 500 }, (_, rank) => String(240_000 + rank)).flatMap((username) =>
      registryFor(registry, { username, roles: ['student'] }).remotes.filter((one) => one.isWatched),
    );
    expect(new Set(watched.map(({ release }) => release?.version))).toEqual(new Set(['2']));
  });

  it('holds one remote for who only verifies files', () => {
    const { remotes, elsewhere } = registryFor(registry, { username: 'v', roles: ['verifications'] });
    expect(remotes.map(({ name }) => name)).toEqual(['mf-verifications']);
    expect(elsewhere).toEqual([{ path: '/commandes', title: 'Mes commandes' }]);
    for (const roles of [['student'], ['verifications', 'admin']] as const)
      expect(registryFor(registry, { username: 'v', roles: [...roles] })).not.toHaveProperty('elsewhere');
  });

  it('names the active versions, whoever sees a trial', () => {
    expect(versionsOf(registry)).toEqual({ 'mf-orders': '1', 'mf-verifications': '1' });
  });
});
