import { readRegistry } from 'tooling/registry/registry-file';
import { readPublished } from 'tooling/registry/release-folder';
import { refuseFaulty } from '../contract/verdict.mjs';
import { Refusal } from '../refusal.mjs';

const hasCode = (releases, remote, version) =>
  readPublished(releases, remote, version, 'release.json') !== null;

/** What users are shown of each remote in service: the active versions, and those under trial. */
const deployed = (releases) => {
  const entries = Object.entries(readRegistry(releases).remotes).filter(([, { enabled }]) => enabled);
  const pick = (versionOf) =>
    Object.fromEntries(
      entries
        .map(([remote, entry]) => [remote, versionOf(entry)])
        .filter(([remote, version]) => version && hasCode(releases, remote, version)),
    );
  return [pick(({ version }) => version), pick(({ canary }) => canary?.version)];
};

const targets = ({ releases, remote, version, shell }) => {
  if (shell) return deployed(releases).filter((versions) => Object.keys(versions).length > 0);
  if (!remote || !version)
    throw new Refusal('version', 'Dites quelle version contrôler, ou --shell pour toutes celles en service.');
  if (!hasCode(releases, remote, version))
    throw new Refusal('inconnue', `${remote} ${version} n’est pas publiée.`);
  return [{ [remote]: version }];
};

/** Runs the contract test of a published version, or of all deployed ones, inside the built shell. Changes nothing. */
export const check = async (options) => {
  const results = [];
  for (const versions of targets(options))
    results.push(...(await options.checkRemotes(options.releases, versions, options.contract)));
  if (options.json) console.log(JSON.stringify(results, null, 2));
  refuseFaulty(results, 'Des contrôles ont échoué :');
  return options.json
    ? ''
    : results.map(({ remote, version }) => `${remote} ${version} : tout est en ordre.`).join('\n');
};
