import {
  CONTRACT_VERSION,
  type PageEntry,
  type PageRegistry,
  type Registry,
  type RemoteReport,
} from 'shared-contract';
import { isInRange } from 'shared-contract/federation/contract-range';
import { completeRelease } from 'shared-contract/federation/registry';
import { REGISTRY_URL } from 'shared-contract/portal/endpoints';
import { activeOf, type Candidate, isInBrief, kitFor } from './candidate';
import type { LoaderPorts } from './loader-ports';
import { framesOf, nameFailure } from './name-failure';
import { RemoteFailure } from './remote-failure';
import { checkModule, type LoadedRemote, type ScreenComponent } from './remote-module';
import { readWhole } from './whole-registry';
import { InFlight } from './work/in-flight';
import { inTime } from './work/in-time';
import { retryChunkLoad } from './work/retry-chunk-load';

/** What a screen met when it was fetched (`load`) or shown (`render`), and of which version it was, where that is known. */
type FailedScreen = { error: unknown; version?: string } & Pick<RemoteReport, 'phase'>;

/**
 * Loads remotes: contract gate, one promise in flight for each, the screen's kit pieces, time-out, check of the shape.
 * Only success is kept. When the active version can't be had, or throws when it is shown, the one before takes its
 * place: once for each remote and revision of the registry (docs/decisions/failing-screens.md).
 */
export class RemoteLoader {
  private readonly loaded = new Map<string, LoadedRemote>();
  private readonly inFlight = new InFlight<LoadedRemote>();
  private readonly tried = new Set<string>();
  private readonly fellBack = new Map<string, number>();
  private readonly failed = new Set<string>();
  private readonly shown = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly readings = new InFlight<void>();
  private entries = new Map<string, PageEntry>();
  /** Of the registry in force. */
  revision = 0;
  /** Version of the shell that the registry names by now. */
  private shell: string | undefined;

  constructor(
    private readonly registry: PageRegistry,
    private readonly ports: LoaderPorts,
  ) {
    this.accept(registry);
  }

  /** Tells of each change of what is loaded, was shown or is behind; what it gives back ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is loaded already: the same object for as long as it stays. */
  peek(name: string): LoadedRemote | null {
    return this.loaded.get(name) ?? null;
  }

  /** Whether a screen of it was shown in this page. */
  hasRun(name: string): boolean {
    return this.shown.has(name);
  }

  /** Whether a newer version waits for the page to be loaded again; one that failed in this page is none. */
  isBehind(name: string): boolean {
    const shown = this.shown.get(name);
    const entry = this.entries.get(name);
    const version = entry?.enabled ? entry.release?.version : undefined;
    return version !== undefined && shown !== undefined && shown !== version && !this.failed.has(version);
  }

  /** Whether this page is of a shell that new pages are not made of. */
  isShellBehind(): boolean {
    return this.shell !== undefined && this.shell !== this.registry.shell;
  }

  /** Takes a registry as the one in force: what was shown stays, the rest follows it at its next visit. */
  accept({ remotes, revision, shell }: PageRegistry): void {
    this.shell = shell;
    this.entries = new Map(remotes.map((entry) => [entry.name, entry]));
    this.revision = revision;
    for (const [name, { version }] of this.loaded) {
      const entry = this.entries.get(name);
      const isLeft = !this.hasRun(name) && entry?.release?.version !== version;
      if (isLeft || !entry?.enabled) this.loaded.delete(name);
    }
    this.changed();
  }

  /** Reads the registry again and takes it as the one in force; null when it can't be read. */
  async refresh(): Promise<Registry | null> {
    const registry = await this.ports.readRegistry().catch(() => null);
    if (registry) this.accept(registry);
    return registry;
  }

  /**
   * Reads what the page was told in brief, or joins the reading that is under way; resolves at once where nothing is.
   * Throws RemoteFailure.
   */
  complete(): Promise<void> {
    if (![...this.entries.values()].some(isInBrief)) return Promise.resolve();
    return this.readings.join(REGISTRY_URL, async () => this.accept(await readWhole(this.ports)));
  }

  /**
   * Loads a remote with what the screen at `path` needs, or with all that its screens may ask for; or joins the load that
   * is under way. Throws RemoteFailure.
   */
  load(name: string, path?: string): Promise<LoadedRemote> {
    const known = this.loaded.get(name);
    if (known) return Promise.resolve(known);
    return this.inFlight.join(name, () => this.attempt(name, path));
  }

  /** Loads a remote and every piece of the kit that a gesture on its screens may ask for. Throws what it met. */
  async loadWhole(name: string): Promise<void> {
    await this.load(name);
    await this.ports.fetchKit(this.entries.get(name)?.kit ?? []);
  }

  /** Forgets a remote, reads the registry again, and loads what it names now. Throws RemoteFailure. */
  async retry({ name, path }: { name: string; path: string }): Promise<LoadedRemote> {
    await this.refresh();
    this.loaded.delete(name);
    return this.load(name, path);
  }

  /** Fetches the code of a screen of what is loaded, in the time that a remote may take. Throws what it met. */
  async fetchScreen({ module, failedAhead }: LoadedRemote, path: string): Promise<ScreenComponent> {
    const Screen = module.screens[path];
    if (!Screen) throw new RemoteFailure('contract');
    const { preload } = Screen;
    if (preload) await inTime(retryChunkLoad(preload, failedAhead(path)), this.ports.timeout);
    return Screen;
  }

  /**
   * Tells the server of a screen that could not be fetched (`load`) or threw while it was shown (`render`), and puts
   * another version in place: the newer one if the page is behind, otherwise the one before. Who asks while that is
   * under way joins it, and who met a version that gave way meanwhile is given the one in its place. Throws
   * RemoteFailure.
   */
  replace(name: string, path: string, failed: FailedScreen): Promise<LoadedRemote> {
    const current = this.loaded.get(name);
    if (current && failed.version !== undefined && failed.version !== current.version)
      return Promise.resolve(current);
    return this.inFlight.join(`${name} ${path}`, () => this.findOther(name, path, failed));
  }

  private async findOther(name: string, path: string, { error, phase }: FailedScreen): Promise<LoadedRemote> {
    const { version = null } = this.loaded.get(name) ?? {};
    const entry = this.entries.get(name);
    const url = (entry && completeRelease(entry)?.entry.url) ?? '';
    const failure =
      phase === 'render'
        ? new RemoteFailure('evaluation', { cause: error })
        : await nameFailure(error, url, this.ports.probe);
    this.tell({ name, version, kind: failure.kind, phase, places: framesOf(error) });
    return this.recover(name, version, { failure, path });
  }

  /** Notes that a screen was shown, and tells the server once of a watched version. */
  noteShown(name: string): void {
    const version = this.loaded.get(name)?.version;
    if (version === undefined || this.shown.get(name) === version) return;
    this.shown.set(name, version);
    this.changed();
    const entry = this.entries.get(name);
    if (entry?.isWatched && entry.release?.version === version)
      this.ports.report({ name, version, kind: 'sound', phase: 'render' });
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  private tell(report: RemoteReport): void {
    if (report.version) this.failed.add(report.version);
    this.ports.report(report);
    this.changed();
  }

  private async attempt(name: string, path: string | undefined): Promise<LoadedRemote> {
    if (isInBrief(this.entries.get(name))) await this.complete();
    const active = activeOf(this.entries.get(name));
    try {
      return await this.run(name, active, path);
    } catch (error) {
      const failure = await nameFailure(error, active.entry.url, this.ports.probe);
      const places = framesOf(error);
      this.tell({ name, version: active.version, kind: failure.kind, phase: 'load', places });
      return this.recover(name, active.version, { failure });
    }
  }

  /** Another version than the one that fails: what the registry names by now, otherwise the one before. */
  private async recover(
    name: string,
    version: string | null,
    { failure, path }: { failure: RemoteFailure; path?: string },
  ): Promise<LoadedRemote> {
    const isOver = () => this.fellBack.get(name) === this.revision;
    if (failure.kind === 'offline' || isOver()) throw failure;
    // The page does not hold the versions before, which few ever need.
    await this.refresh();
    const entry = this.entries.get(name);
    if (!entry || isOver()) throw failure;
    if (entry.release?.version !== version) {
      this.loaded.delete(name);
      return this.attempt(name, path);
    }
    const { previous } = entry;
    if (!previous || (path !== undefined && !previous.routes.includes(path))) throw failure;
    this.fellBack.set(name, this.revision);
    return this.run(name, previous, path).catch(() => {
      throw failure;
    });
  }

  private async run(name: string, candidate: Candidate, path: string | undefined): Promise<LoadedRemote> {
    const { version, entry, requires } = candidate;
    if (!isInRange(CONTRACT_VERSION, requires.contract)) throw new RemoteFailure('incompatible');
    const isAgain = this.tried.has(name);
    this.tried.add(name);
    if (!isAgain) this.ports.fetchAhead(candidate, path);
    const fetched = () => this.ports.importRemote(name, entry.url, isAgain);
    const work = Promise.all([
      retryChunkLoad(fetched, isAgain ? 1 : 0),
      this.ports.fetchKit(kitFor(candidate, path)),
    ]);
    const [loaded] = await inTime(work, this.ports.timeout);
    const failedAhead = (screen: string) => (isAgain ? (candidate.screens?.[screen]?.files.length ?? 0) : 0);
    const remote = { module: checkModule(loaded), version, failedAhead };
    this.loaded.set(name, remote);
    this.changed();
    return remote;
  }
}
