import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { assertOutsideTransaction } from './transaction';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Connections that named statements share at once. */
const SHARED = 2;

/** A connection of the pool, and how many answers are waited for on it. */
interface Shared {
  client: pg.PoolClient;
  asked: number;
}

const isNamed = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name);

/**
 * The pool that `pg` has, which refuses to be used inside one's own transaction. Statements with a name are short ones that
 * everybody asks (written-once.ts): with `pipeline` (of `pg`) they share a few connections, on which each goes out without
 * waiting for the answers before it. All others have a connection each.
 */
export class PortalPool extends pg.Pool {
  readonly #isPipelined: boolean;
  readonly #shared = new Set<Shared>();
  #opening: Promise<Shared> | null = null;

  constructor(options: pg.PoolConfig & { pipeline: boolean }) {
    super(options);
    this.#isPipelined = options.pipeline;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
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
    shared.asked += 1;
    try {
      return await Reflect.apply(shared.client.query, shared.client, asked);
    } finally {
      shared.asked -= 1;
      if (shared.asked === 0) {
        this.#shared.delete(shared);
        shared.client.release();
      }
    }
  }

  #emptiest(): Shared | undefined {
    if (this.#shared.size < SHARED) return undefined;
    return [...this.#shared].reduce((best, one) => (best.asked <= one.asked ? best : one));
  }

  /** Those who come while a connection is taken get the same one. */
  #open(): Promise<Shared> {
    this.#opening ??= this.#take().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #take(): Promise<Shared> {
    const shared = { client: await this.connect(), asked: 0 };
    this.#shared.add(shared);
    return shared;
  }
}
