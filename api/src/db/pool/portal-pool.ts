import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { assertOutsideTransaction } from '../transaction';
import { SharedLines } from './shared-lines';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

type Options = pg.PoolConfig & { max: number; connectionTimeoutMillis: number };

/** The text of a statement that may be on its way with others: no stream, no part of its rows, nobody called back. */
const sharedText = ([asked, values, told]: unknown[]): string | null => {
  if (typeof values === 'function' || told !== undefined) return null;
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || 'rows' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
};

/**
 * The pool that `pg` has, which refuses to be used inside one's own transaction, and whose single statements share a few
 * connections. Who takes a connection has it alone.
 */
export class PortalPool extends pg.Pool {
  readonly #lines: SharedLines;

  constructor(options: Options) {
    super(options);
    this.#lines = new SharedLines({
      connect: () => this.connect(),
      hasRoom: () => this.idleCount > 0 || this.totalCount < options.max,
      longestWait: options.connectionTimeoutMillis,
    });
  }

  /** How many wait for a connection, or for their turn on a shared one. */
  get waitingInAll(): number {
    return this.waitingCount + this.#lines.waiting;
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
    const text = sharedText(asked);
    if (text === null || this.#lines.isApart(text))
      return Reflect.apply(pg.Pool.prototype.query, this, asked);
    assertOutsideTransaction();
    return this.#lines.ask(text, (client) => Reflect.apply(client.query, client, asked));
  }) as pg.Pool['query'];
}
