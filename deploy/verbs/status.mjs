import { readFailures } from 'tooling/registry/failures-file';
import { readRegistry } from 'tooling/registry/registry-file';
import { versionsOf } from 'tooling/registry/release-folder';

/** Persons in whose browser a version failed within a day, as the server last counted them. */
const failuresOf = ({ pannes }) =>
  pannes
    .map(({ version, personnes }) => `\n  en panne en 24 h : ${version} pour ${personnes} personne(s)`)
    .join('');

const lineOf = (remote) => {
  const trial = remote.canary ? `, essai ${remote.canary.version} à ${remote.canary.percent} %` : '';
  const state = remote.enabled ? 'en service' : `hors service (${remote.message})`;
  return `${remote.remote.padEnd(24)} ${remote.version ?? '–'}${trial} ; avant : ${remote.previous ?? '–'} ; ${state} ; ${remote.publiees.length} publiées${failuresOf(remote)}`;
};

/** What is active, remote by remote, and which versions failed in browsers. */
export const status = async ({ releases, json }) => {
  const { revision, remotes } = readRegistry(releases);
  const { date, pannes } = readFailures(releases);
  const rows = Object.entries(remotes).map(([remote, entry]) => ({
    remote,
    ...entry,
    publiees: versionsOf(releases, remote),
    pannes: pannes
      .filter(({ name }) => name === remote)
      .map(({ version, people }) => ({ version, personnes: people })),
  }));
  if (json) return JSON.stringify({ revision, comptees: date, remotes: rows }, null, 2);
  return [`révision ${revision}`, ...rows.map(lineOf)].join('\n');
};
