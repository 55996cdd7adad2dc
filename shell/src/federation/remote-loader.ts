import {
  CONTRACT_VERSION,
  type Registry,
  type RegistryEntry,
  type Release,
  type RemoteFailureReport,
} from 'shared-contract';
import { isInRange } from './contract-range';
import { nameFailure, type ProbeFile, RemoteFailure } from './remote-failure';
import { checkModule, type RemoteModule } from './remote-module';

/** What the loader needs of the world around it. */
export interface LoaderPorts {
  /** Runs a remote's entry and gives what it exposes; `isAgain` replaces what an earlier try left behind. */
  importRemote: (name: string, url: string, isAgain: boolean) => Promise<unknown>;
  fetchKit: (names: readonly string[]) => Promise<void>;
  /** Reads /registry.json again. */
  readRegistry: () => Promise<Registry>;
  probe: ProbeFile;
  report: (report: RemoteFailureReport) => void;
  /** Time that a remote may take before it is given up: milliseconds. */
  timeout: number;
}

/** A remote's module and the version that it came from. */
export interface LoadedRemote {
  module: RemoteModule;
  version: string;
}

const checkGate = ({ enabled, release, requires }: RegistryEntry): Release => {
  if (!enabled || !release) throw new RemoteFailure('disabled');
  if (!isInRange(CONTRACT_VERSION, requires.contract)) throw new RemoteFailure('incompatible');
  return release;
};

const inTime = async <T>(work: Promise<T>, timeout: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Loads remotes: contract gate, one promise in flight for each, kit pieces, time-out, check of the shape.
 * Only success is kept. When the active version can't be had, the one before takes its place.
 */
export class RemoteLoader {
  private readonly loaded = new Map<string, LoadedRemote>();
  private readonly inFlight = new Map<string, Promise<LoadedRemote>>();
  private readonly tried = new Set<string>();
  private entries: Map<string, RegistryEntry>;

  constructor(
    registry: Registry,
    private readonly ports: LoaderPorts,
  ) {
    this.entries = this.index(registry);
  }

  /** What is loaded already; the route then renders it at once. */
  peek(name: string): RemoteModule | null {
    return this.loaded.get(name)?.module ?? null;
  }

  /** Loads a remote, or joins the load that is under way. Throws RemoteFailure. */
  load(name: string): Promise<LoadedRemote> {
    const known = this.loaded.get(name);
    if (known) return Promise.resolve(known);
    const running = this.inFlight.get(name);
    if (running) return running;
    const work = this.attempt(name).finally(() => this.inFlight.delete(name));
    this.inFlight.set(name, work);
    return work;
  }

  /** Forgets a remote, reads the registry again, and loads what it names now. Throws RemoteFailure. */
  async retry(name: string): Promise<LoadedRemote> {
    this.loaded.delete(name);
    this.entries = await this.ports.readRegistry().then(
      (registry) => this.index(registry),
      () => this.entries,
    );
    return this.load(name);
  }

  /** Names why a screen of a loaded remote could not be fetched, and tells the server. */
  async nameScreenFailure(name: string, error: unknown): Promise<RemoteFailure> {
    const entryUrl = this.entries.get(name)?.release?.entry.url ?? '';
    const failure = await nameFailure(error, entryUrl, this.ports.probe);
    const version = this.loaded.get(name)?.version ?? null;
    this.ports.report({ name, version, kind: failure.kind, phase: 'load' });
    return failure;
  }

  /** Tells the server of a remote that threw while it was shown. */
  reportRender(name: string): void {
    const version = this.loaded.get(name)?.version ?? null;
    this.ports.report({ name, version, kind: 'evaluation', phase: 'render' });
  }

  private index(registry: Registry): Map<string, RegistryEntry> {
    return new Map(registry.remotes.map((entry) => [entry.name, entry]));
  }

  private async attempt(name: string): Promise<LoadedRemote> {
    const entry = this.entries.get(name);
    if (!entry) throw new RemoteFailure('disabled');
    const release = checkGate(entry);
    try {
      return await this.run(entry, release);
    } catch (error) {
      const failure = await nameFailure(error, release.entry.url, this.ports.probe);
      this.ports.report({ name, version: release.version, kind: failure.kind, phase: 'load' });
      return this.fallBack(entry, failure);
    }
  }

  private async fallBack(entry: RegistryEntry, failure: RemoteFailure): Promise<LoadedRemote> {
    if (!entry.previous || failure.kind === 'offline') throw failure;
    return this.run(entry, entry.previous).catch(() => {
      throw failure;
    });
  }

  private async run(entry: RegistryEntry, release: Release): Promise<LoadedRemote> {
    const isAgain = this.tried.has(entry.name);
    this.tried.add(entry.name);
    const work = this.ports
      .fetchKit(entry.kit)
      .then(() => this.ports.importRemote(entry.name, release.entry.url, isAgain));
    const module = checkModule(await inTime(work, this.ports.timeout));
    const remote = { module, version: release.version };
    this.loaded.set(entry.name, remote);
    return remote;
  }
}
