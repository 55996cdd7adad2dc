import type { Release, RemoteReport } from 'shared-contract';
import type { RegistryPorts } from './whole-registry';

/** What the loader needs of the world around it. */
export interface LoaderPorts extends RegistryPorts {
  /** Runs a remote's entry and gives what it exposes; `isAgain` stands beside what an earlier try left behind. */
  importRemote: (name: string, url: string, isAgain: boolean) => Promise<unknown>;
  /** Names the first files of a version, and of a screen of it, to the browser, while what runs them is on its way. */
  fetchAhead: (release: Release, path: string | undefined) => void;
  fetchKit: (names: readonly string[]) => Promise<void>;
  report: (report: RemoteReport) => void;
  /** Time that a remote may take before it is given up: milliseconds. */
  timeout: number;
}
