import {
  CONTRACT_VERSION,
  type PageEntry,
  type PageRegistry,
  type Registry,
  type RemoteReport,
} from 'shared-contract';
import { isInRange } from 'shared-contract/federation/contract-range';
import { REGISTRY_URL } from 'shared-contract/federation/endpoints';
import { completeRelease } from 'shared-contract/federation/registry';
import { InFlightMap } from './async/in-flight';
import { InTurnMap } from './async/in-turn';
import { retryChunkLoad } from './async/retry-chunk-load';
import { withTimeout } from './async/with-timeout';
import { classifyFailure, stackFrames } from './classify-failure';
import { fetchFullRegistry } from './full-registry';
import type { LoaderPorts } from './loader-ports';
import { RemoteFailure } from './remote-failure';
import { type LoadedRemote, type ScreenComponent, validateRemoteModule } from './remote-module';
import { activeRelease, isPartialEntry, type RunnableRelease, requiredKit } from './runnable-release';

/** Error of a screen while its code was fetched (`load`) or rendered (`render`), with its version where known. */
type ScreenFailure = { error: unknown; version?: string } & Pick<RemoteReport, 'phase'>;

/**
 * Loads remotes: contract check, deduplicated requests, kit pieces of the screen, timeout, validation of the module.
 * Successful loads are cached. When the active version can't be loaded, or throws in render, falls back to the previous
 * version, once per remote and registry revision (docs/decisions/failing-screens.md).
 */
export class RemoteLoader {
  private readonly loaded = new Map<string, LoadedRemote>();
  private readonly inFlight = new InFlightMap<LoadedRemote>();
  private readonly replacements = new InTurnMap<LoadedRemote>();
  private readonly tried = new Set<string>();
  private readonly fallbackRevisions = new Map<string, number>();
  private readonly failed = new Set<string>();
  private readonly shown = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly registryReads = new InFlightMap<void>();
  private entries = new Map<string, PageEntry>();
  /** Revision of the registry in force. */
  revision = 0;
  /** Current shell version in the registry. */
  private shell: string | undefined;

  constructor(
    private readonly registry: PageRegistry,
    private readonly ports: LoaderPorts,
  ) {
    this.applyRegistry(registry);
  }

  /** Subscribes to changes of loaded, shown and outdated remotes; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The loaded remote, a stable reference, or null. */
  peek(name: string): LoadedRemote | null {
    return this.loaded.get(name) ?? null;
  }

  /** Takes a remote whose code is already there: on the server, which draws a screen of it. */
  adopt(name: string, remote: LoadedRemote): void {
    this.loaded.set(name, remote);
  }

  /** True once a screen of the remote was shown in this page. */
  hasRun(name: string): boolean {
    return this.shown.has(name);
  }

  /** True when the page shows an outdated version and a reload would bring a newer one that has not failed here. */
  isOutdated(name: string): boolean {
    const shown = this.shown.get(name);
    const entry = this.entries.get(name);
    const version = entry?.enabled ? entry.release?.version : undefined;
    return version !== undefined && shown !== undefined && shown !== version && !this.failed.has(version);
  }

  /** True when the registry names another version of the shell than this page's. */
  isShellOutdated(): boolean {
    return this.shell !== undefined && this.shell !== this.registry.shell;
  }

  /** Applies a newer registry: remotes already shown stay loaded, the others follow at their next visit. */
  applyRegistry({ remotes, revision, shell }: PageRegistry): void {
    this.shell = shell;
    this.entries = new Map(remotes.map((entry) => [entry.name, entry]));
    this.revision = revision;
    for (const [name, { version }] of this.loaded) {
      const entry = this.entries.get(name);
      const isLeft = !this.hasRun(name) && entry?.release?.version !== version;
      if (isLeft || !entry?.enabled) this.loaded.delete(name);
    }
    this.notifyListeners();
  }

  /** Reads and applies the registry; null when it can't be read. */
  async refresh(): Promise<Registry | null> {
    const registry = await this.ports.readRegistry().catch(() => null);
    if (registry) this.applyRegistry(registry);
    return registry;
  }

  /** Fetches the full registry when the page holds partial entries; concurrent calls share it. Throws RemoteFailure. */
  completeRegistry(): Promise<void> {
    if (![...this.entries.values()].some(isPartialEntry)) return Promise.resolve();
    return this.registryReads.join(REGISTRY_URL, async () =>
      this.applyRegistry(await fetchFullRegistry(this.ports)),
    );
  }

  /** Loads a remote with the kit of the screen at `path`, or of all screens; concurrent calls share it. Throws RemoteFailure. */
  load(name: string, path?: string): Promise<LoadedRemote> {
    const known = this.loaded.get(name);
    if (known) return Promise.resolve(known);
    return this.inFlight.join(name, () => this.attempt(name, path));
  }

  /** Prefetches a remote with its whole kit. Throws the load error. */
  async loadWithKit(name: string): Promise<void> {
    await this.load(name);
    await this.ports.fetchKit(this.entries.get(name)?.kit ?? []);
  }

  /** Retry: refreshes the registry, drops the cached remote and loads the current version. Throws RemoteFailure. */
  async retry({ name, path }: { name: string; path: string }): Promise<LoadedRemote> {
    await this.refresh();
    this.loaded.delete(name);
    return this.load(name, path);
  }

  /** Fetches the chunk of a screen of a loaded remote, with retry and timeout. Throws the load error. */
  async fetchScreen({ module, failedPreloads }: LoadedRemote, path: string): Promise<ScreenComponent> {
    const Screen = module.screens[path];
    if (!Screen) throw new RemoteFailure('contract');
    const { preload } = Screen;
    if (preload) await withTimeout(retryChunkLoad(preload, failedPreloads(path)), this.ports.timeout);
    return Screen;
  }

  /**
   * Reports a screen that failed and loads another version in its place: the newer one if the page is outdated,
   * otherwise the previous one. Concurrent calls for a screen share the work; those for other screens of the remote wait
   * for it, since it may be their version too that is replaced. A failure of a version already replaced resolves to the
   * replacement. Throws RemoteFailure.
   */
  replace(name: string, path: string, failed: ScreenFailure): Promise<LoadedRemote> {
    const loadOther = async () =>
      this.replacementOf(name, failed) ?? (await this.loadOther(name, path, failed));
    return this.inFlight.join(`${name} ${path}`, () => this.replacements.queue(name, loadOther));
  }

  private replacementOf(name: string, { version }: ScreenFailure): LoadedRemote | null {
    const current = this.peek(name);
    return version !== undefined && version !== current?.version ? current : null;
  }

  private async loadOther(name: string, path: string, failed: ScreenFailure): Promise<LoadedRemote> {
    const { error, phase } = failed;
    const { version = null } = this.loaded.get(name) ?? {};
    const entry = this.entries.get(name);
    const url = (entry && completeRelease(entry)?.entry.url) ?? '';
    const failure =
      phase === 'render'
        ? new RemoteFailure('evaluation', { cause: error })
        : await classifyFailure(error, url, this.ports.probe);
    this.reportFailure({ name, version, kind: failure.kind, phase, places: stackFrames(error) });
    return this.loadFallback(name, version, { failure, path });
  }

  /** Marks a remote as shown, and reports a watched version as sound, once. */
  markShown(name: string): void {
    const version = this.loaded.get(name)?.version;
    if (version === undefined || this.shown.get(name) === version) return;
    this.shown.set(name, version);
    this.notifyListeners();
    const entry = this.entries.get(name);
    if (entry?.isWatched && entry.release?.version === version)
      this.ports.report({ name, version, kind: 'sound', phase: 'render' });
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }

  private reportFailure(report: RemoteReport): void {
    if (report.version) this.failed.add(report.version);
    this.ports.report(report);
    this.notifyListeners();
  }

  private async attempt(name: string, path: string | undefined): Promise<LoadedRemote> {
    if (isPartialEntry(this.entries.get(name))) await this.completeRegistry();
    const active = activeRelease(this.entries.get(name));
    try {
      return await this.run(name, active, path);
    } catch (error) {
      const failure = await classifyFailure(error, active.entry.url, this.ports.probe);
      const places = stackFrames(error);
      this.reportFailure({ name, version: active.version, kind: failure.kind, phase: 'load', places });
      return this.loadFallback(name, active.version, { failure });
    }
  }

  /** Fallback for a failing version: the registry's current version if newer, otherwise the previous one. */
  private async loadFallback(
    name: string,
    version: string | null,
    { failure, path }: { failure: RemoteFailure; path?: string },
  ): Promise<LoadedRemote> {
    const isOver = () => this.fallbackRevisions.get(name) === this.revision;
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
    this.fallbackRevisions.set(name, this.revision);
    return this.run(name, previous, path).catch(() => {
      throw failure;
    });
  }

  private async run(name: string, release: RunnableRelease, path?: string): Promise<LoadedRemote> {
    const { version, entry, requires } = release;
    if (!isInRange(CONTRACT_VERSION, requires.contract)) throw new RemoteFailure('incompatible');
    const isAgain = this.tried.has(name);
    this.tried.add(name);
    if (!isAgain) this.ports.preloadRelease(release, path);
    const fetched = () => this.ports.importRemote(name, entry.url, isAgain);
    const work = Promise.all([
      retryChunkLoad(fetched, isAgain ? 1 : 0),
      this.ports.fetchKit(requiredKit(release, path)),
    ]);
    const [loaded] = await withTimeout(work, this.ports.timeout);
    const failedPreloads = (screen: string) => (isAgain ? (release.screens?.[screen]?.files.length ?? 0) : 0);
    const remote = { module: validateRemoteModule(loaded), version, failedPreloads };
    this.loaded.set(name, remote);
    this.notifyListeners();
    return remote;
  }
}
