import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { assertOutsideTransaction } from './transaction';

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Connections that named statements share at once. */
const MAX_SHARED_CONNECTIONS = 2;

/** A connection of the pool, and how many answers are waited for on it. */
interface SharedConnection {
  client: pg.PoolClient;
  inFlight: number;
}

const isNamed = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name);

/**
 * The pool that `pg` has, which refuses to be used inside one's own transaction. Statements with a name are short ones that
 * everybody asks (prepared-query.ts): with `pipeline` (of `pg`) they share a few connections, on which each goes out without
 * waiting for the answers before it. All others have a connection each.
 */
export class PortalPool extends pg.Pool {
  readonly #isPipelined: boolean;
  readonly #shared = new Set<SharedConnection>();
  #opening: Promise<SharedConnection> | null = null;

  constructor(options: pg.PoolConfig & { pipeline: boolean }) {
    super(options);
    this.#isPipelined = options.pipeline;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    assertOutsideTransaction();
    if (!callback) return super.connect();
    // A connection that another request gives back is handed over in that one's context.
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }

  override query = ((...asked: unknown[]) => {
    if (!this.#isPipelined || !isNamed(asked[0])) return Reflect.apply(pg.Pool.prototype.query, this, asked);
    assertOutsideTransaction();
    return this.#share(asked);
  }) as pg.Pool['query'];

  async #share(asked: unknown[]): Promise<unknown> {
    const shared = this.#emptiest() ?? (await this.#open());
    shared.inFlight += 1;
    try {
      return await Reflect.apply(shared.client.query, shared.client, asked);
    } finally {
      shared.inFlight -= 1;
      if (shared.inFlight === 0) {
        this.#shared.delete(shared);
        shared.client.release();
      }
    }
  }

  #emptiest(): SharedConnection | undefined {
    if (this.#shared.size < MAX_SHARED_CONNECTIONS) return undefined;
    return [...this.#shared].reduce((best, one) => (best.inFlight <= one.inFlight ? best : one));
  }

  /** Concurrent callers get the same connection while one is opened. */
  #open(): Promise<SharedConnection> {
    this.#opening ??= this.#take().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #take(): Promise<SharedConnection> {
    const shared = { client: await this.connect(), inFlight: 0 };
    this.#shared.add(shared);
    return shared;
  }
}
