import type { Release, RemoteReport } from 'shared-contract';
import type { RegistryPorts } from './full-registry';

/** The loader's dependencies: network, federation runtime, reporting. */
export interface LoaderPorts extends RegistryPorts {
  /** Runs a remote's entry and resolves to its module; `isAgain`: a retry, registered under another name. */
  importRemote: (name: string, url: string, isAgain: boolean) => Promise<unknown>;
  /** Adds preload links for the first files of a version and of one of its screens. */
  preloadRelease: (release: Release, path: string | undefined) => void;
  fetchKit: (names: readonly string[]) => Promise<void>;
  report: (report: RemoteReport) => void;
  /** Load timeout of a remote, milliseconds. */
  timeout: number;
}
