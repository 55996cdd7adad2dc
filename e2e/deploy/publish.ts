import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { teamOn } from '../../deploy/testing/team.mjs';
import { rebuild } from '../../deploy/testing/versions.mjs';
import { folderOf, REMOTES, readJson } from '../../tooling/build/paths.mjs';
import type { PortalProcess } from './portal-process';

/** Version of each remote. */
export type Versions = Record<string, string>;

const versionIn = (message: string): string => message.split(' ')[1] ?? '';

/** Publishes and promotes the builds of this working copy with the verbs of `portalctl`. */
export const publishCurrent = async ({ releases }: PortalProcess): Promise<Versions> => {
  const team = teamOn(releases);
  const versions: Versions = {};
  for (const name of REMOTES) {
    const version = versionIn(await team.publish(name, join(folderOf(name), 'dist')));
    await team.promote(name, version);
    versions[name] = version;
  }
  return versions;
};

/** Publishes a second version of every remote, and promotes none. */
export const publishNext = async ({ releases, workshop }: PortalProcess): Promise<Versions> => {
  const team = teamOn(releases);
  const versions: Versions = {};
  for (const name of REMOTES) {
    const folder = join(workshop, `${name}-suivante`);
    rebuild(name, folder, '1.0.1');
    versions[name] = versionIn(await team.publish(name, folder));
  }
  return versions;
};

/** Publishes and promotes this working copy's shell, and waits until the server has put its files together. */
export const publishShell = async ({ releases, url }: PortalProcess): Promise<void> => {
  const dist = join(folderOf('shell'), 'dist');
  const team = teamOn(releases);
  await team.promote('shell', versionIn(await team.publish('shell', dist)));
  const [main] = readJson(join(dist, 'assets.json')).main;
  // The server looks at the registry when it makes a page.
  while (!existsSync(join(releases, main))) {
    await fetch(`${url}/confidentialite`);
    await wait(100);
  }
};
