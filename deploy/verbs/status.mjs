import { readRegistry } from 'tooling/registry/registry-file';
import { versionsOf } from 'tooling/registry/release-folder';

const lineOf = (remote) => {
  const trial = remote.canary ? `, essai ${remote.canary.version} à ${remote.canary.percent} %` : '';
  const state = remote.enabled ? 'en service' : `hors service (${remote.message})`;
  return `${remote.remote.padEnd(24)} ${remote.version ?? '–'}${trial} ; avant : ${remote.previous ?? '–'} ; ${state} ; ${remote.publiees.length} publiées`;
};

/** What is active, remote by remote. */
export const status = async ({ releases, json }) => {
  const { revision, remotes } = readRegistry(releases);
  const rows = Object.entries(remotes).map(([remote, entry]) => ({
    remote,
    ...entry,
    publiees: versionsOf(releases, remote),
  }));
  if (json) return JSON.stringify({ revision, remotes: rows }, null, 2);
  return [`révision ${revision}`, ...rows.map(lineOf)].join('\n');
};
