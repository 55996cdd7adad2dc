import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { teamOn } from '../../deploy/testing/team.mjs';
import { handWritten } from '../../deploy/testing/versions.mjs';
import {
  entryWithoutScreens,
  throwsOnLoad,
  throwsOnRender,
  unparsableEntry,
  workingEntry,
} from './broken-entries';
import type { Domain } from './domains';
import type { DeployedPortal } from './fixtures';

export interface Scene {
  portal: DeployedPortal;
  domain: Domain;
  page: Page;
}

/** Ends a fault. */
type Repair = () => Promise<unknown>;

/** A way in which a remote fails: `strike` injects it before the page is opened and returns the repair. */
export interface Fault {
  name: string;
  strike: (scene: Scene) => Promise<Repair>;
  /** How long a user waits before the portal gives up, in milliseconds of a clock that is put forward. */
  patience?: number;
  /** No code of the remote may be fetched, let alone run. */
  isGated?: boolean;
}

const versionIn = (message: string): string => message.split(' ')[1] ?? '';

let builds = 0;

/** Publishes and promotes a faulty first version of a team whose shell speaks `contract`. */
const release =
  (entryOf: (remote: string) => string, contract?: string) =>
  async ({ portal, domain: { remote } }: Scene): Promise<Repair> => {
    builds += 1;
    const folder = join(portal.workshop, `${remote}-faute-${process.pid}-${builds}`);
    const what = { semver: `2.${process.pid}.${builds}`, entry: entryOf(remote) };
    handWritten(remote, folder, contract ? { ...what, contract: `^${contract}` } : what);
    const team = teamOn(portal.releases, contract);
    await team.forget(remote);
    await team.promote(remote, versionIn(await team.publish(remote, folder)));
    return () => teamOn(portal.releases).promote(remote, portal.current[remote] ?? '');
  };

/** Publishes a remote in one version, without a fallback. */
const publishSingleVersion = async ({ portal, domain: { remote } }: Scene) => {
  const team = teamOn(portal.releases);
  await team.forget(remote);
  await team.promote(remote, portal.current[remote] ?? '');
};

/** Changes the files of the active version. */
const onDisk =
  (harm: (file: string) => () => void) =>
  async (scene: Scene): Promise<Repair> => {
    await publishSingleVersion(scene);
    const { portal, domain } = scene;
    const { remote } = domain;
    const folder = join(portal.releases, remote, portal.current[remote] ?? '');
    const repairs = ['', '.br', '.gz'].map((ending) => harm(join(folder, `remoteEntry.js${ending}`)));
    return async () => {
      for (const repair of repairs) repair();
    };
  };

const deleteFile = (file: string) => {
  renameSync(file, `${file}.perdu`);
  return () => renameSync(`${file}.perdu`, file);
};

const corruptFile = (file: string) => {
  const sound = readFileSync(file);
  writeFileSync(file, 'autre chose');
  return () => writeFileSync(file, sound);
};

const scriptsOf = (remote: string, which: 'entry' | 'chunks'): RegExp =>
  new RegExp(`/r/${remote}/[^/]+/${which === 'entry' ? 'remoteEntry' : '(?!remoteEntry)[^/]+'}\\.js`);

/** Intercepts the network requests for the remote's scripts. */
const interceptScripts =
  (answer: (route: Route) => Promise<void>, which: 'entry' | 'chunks' = 'entry') =>
  async (scene: Scene): Promise<Repair> => {
    await publishSingleVersion(scene);
    const { page, domain } = scene;
    const scripts = scriptsOf(domain.remote, which);
    await page.route(scripts, answer);
    return () => page.unroute(scripts);
  };

const never = () => new Promise<void>(() => {});

/** Faults tested for any remote (QUALITY, federation). */
export const FAULTS: Fault[] = [
  { name: 'its entry is missing', strike: onDisk(deleteFile) },
  { name: 'its entry is not what was published', strike: onDisk(corruptFile) },
  { name: 'its entry answers 500', strike: interceptScripts((route) => route.fulfill({ status: 500 })) },
  {
    name: 'it never answers',
    strike: async (scene) => {
      await scene.page.clock.install();
      return interceptScripts(never)(scene);
    },
    patience: 15_000,
  },
  { name: 'its version throws on load', strike: release(throwsOnLoad) },
  { name: 'its version throws on render', strike: release(throwsOnRender) },
  {
    name: 'it was written for the shell to come',
    strike: release((remote) => workingEntry(remote, 'Bonjour'), '99.0.0'),
    isGated: true,
  },
];

/** Further faults with the same failure pages, tested on one remote. */
export const RARER_FAULTS: Fault[] = [
  {
    name: 'its entry is an HTML page',
    strike: interceptScripts((route) => route.fulfill({ contentType: 'text/html', body: '<p>non</p>' })),
  },
  { name: 'its entry is cut', strike: interceptScripts((route) => route.abort('connectionreset')) },
  {
    name: 'a chunk is missing',
    strike: interceptScripts((route) => route.fulfill({ status: 404 }), 'chunks'),
  },
  { name: 'its version can not be read', strike: release(unparsableEntry) },
  { name: 'its version is no remote of ours', strike: release(entryWithoutScreens) },
];
