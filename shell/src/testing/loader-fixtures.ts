import type { RemoteReport } from 'shared-contract';
import type { LoaderPorts } from '../federation/loader-ports';
import { RemoteFailure } from '../federation/remote-failure';
import { RemoteLoader } from '../federation/remote-loader';
import { aPrevious, aRegistry, aRemote, fakePorts } from './portal-fixtures';

/** The remote of `aRemote`. */
export const NAME = 'mf-records';

/** A loader over a registry, whose ports are sound save for `change`. */
export const loaderWith = (change: Partial<LoaderPorts> = {}, registry = aRegistry(aRemote())) =>
  new RemoteLoader(registry, fakePorts(registry, change));

/** Failure kind of a load; `none` when it succeeds. */
export const loadFailureKind = async (loader: RemoteLoader): Promise<string> => {
  const error = await loader.load(NAME).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof RemoteFailure ? error.kind : 'none';
};

/** Ports of a remote whose entry throws. */
export const failingPorts = (error: Error) => ({ importRemote: () => Promise.reject(error) });

/** Runtime error of an entry that failed to load. */
export const entryNotLoadedError = new Error('[ Federation Runtime ]: #RUNTIME-008');

/** Active and previous version of `aRemote`. */
export const V2 = '1.0.0-bbbbbbbb';
export const V1 = '1.0.0-aaaaaaaa';

/** Loader for which some versions fail; records fetches and reports. */
export const recordingLoader = (bad: string[], entry = aRemote({ previous: aPrevious() }), revision = 1) => {
  const fetched: string[] = [];
  const told: RemoteReport[] = [];
  const state = { registry: { ...aRegistry(entry), revision } };
  const sound = fakePorts(state.registry);
  const ports: Partial<LoaderPorts> = {
    readRegistry: async () => state.registry,
    report: (one) => told.push(one),
    importRemote: (name, url, isAgain) => {
      const version = url.split('/')[3] ?? '';
      fetched.push(version);
      return bad.includes(version)
        ? Promise.reject(new Error('panne'))
        : sound.importRemote(name, url, isAgain);
    },
  };
  return { loader: loaderWith(ports, state.registry), fetched, told, state };
};
