import type { PageRegistry } from 'shared-contract';
import type { DrawnScreen } from 'shared-contract/portal/first-frame';
import type { LoaderPorts } from '../federation/loader-ports';
import { RemoteLoader } from '../federation/remote-loader';
import { type LoadedRemote, validateRemoteModule } from '../federation/remote-module';

/** By the file that it came from: versions stand side by side. */
const loaded = new Map<string, LoadedRemote>();

/** Takes the module of a remote's screens and fetches the asked one. Throws where it has no such screen. */
export const prepareScreen = async ({ file, version, path }: DrawnScreen, module: unknown): Promise<void> => {
  const known = loaded.get(file);
  const remote = known ?? { module: validateRemoteModule(module), version, failedPreloads: () => 0 };
  loaded.set(file, remote);
  const screen = remote.module.screens[path];
  if (!screen) throw new Error(`${path} is no screen of this version`);
  await screen.preload?.();
};

const unused = (): never => {
  throw new Error('nothing is fetched while a page is drawn');
};

/** Loading is the browser's business: a rendering has all it needs. */
const NO_PORTS: LoaderPorts = {
  readRegistry: unused,
  probe: unused,
  importRemote: unused,
  preloadRelease: unused,
  fetchKit: unused,
  report: unused,
  timeout: 0,
};

/** A promise that React reads at once. */
const READY = Object.assign(Promise.resolve(true), { status: 'fulfilled', value: true });

/** The loader of a page with the remote of the drawn screen. */
export const placeOf = (registry: PageRegistry, { name, file }: DrawnScreen) => {
  const loader = new RemoteLoader(registry, NO_PORTS);
  const remote = loaded.get(file);
  if (remote) loader.adopt(name, remote);
  return { loader, ready: READY };
};
