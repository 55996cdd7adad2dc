import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { STALE_PLAN, sqlStateOf } from './transaction';

/** A text that was asked so often keeps its plan from then on. */
const OFTEN = 3;
/** Plans that one connection keeps at most, each in the server's memory. */
const MOST_NAMED = 300;
/** Texts whose turns are counted, before counting starts anew. */
const MOST_COUNTED = 2000;

/** Which texts are asked again and again, by this process: each has a name of its own. */
export const openNames = (most = MOST_NAMED) => {
  const names = new Map<string, string>();
  const turns = new Map<string, number>();
  let generation = 0;
  return {
    /** The name of a text, or undefined for one that is seldom asked. */
    of: (text: string): string | undefined => {
      const name = names.get(text);
      if (name !== undefined || names.size >= most) return name;
      const turn = (turns.get(text) ?? 0) + 1;
      if (turns.size >= MOST_COUNTED) turns.clear();
      turns.set(text, turn);
      if (turn >= OFTEN) names.set(text, `${generation}_${names.size}`);
      return names.get(text);
    },
    /** Every text has to earn another name: no plan that was kept is used again. */
    forget: () => {
      names.clear();
      turns.clear();
      generation += 1;
    },
  };
};

const names = openNames();

type Told = (error: Error | undefined, result?: unknown) => void;
type Asked = pg.QueryConfig & { submit?: unknown };

const configOf = (asked: string | Asked): Asked => (typeof asked === 'string' ? { text: asked } : asked);

/**
 * A connection on which PostgreSQL reads and plans once what is asked again and again, and does it anew each time for
 * the rest. Where a table changed its columns under a plan, the statement is asked once more without it; a transaction is
 * for its caller to begin again.
 */
export class PreparingClient extends pg.Client {
  /** The embedded engine has one session for all its clients: a name is of one connection alone. */
  readonly #prefix = `p${randomBytes(6).toString('base64url')}_`;

  override query = ((asked: string | Asked, values?: unknown, told?: Told) => {
    const config = configOf(asked);
    const name = Array.isArray(values) && !config.submit && !config.name ? names.of(config.text) : undefined;
    if (name === undefined) return this.#ask(asked, values, told);
    const named = { ...config, name: this.#prefix + name };
    if (!told)
      return new Promise((resolve, reject) => {
        this.#askNamed(named, values, (error, result) => (error ? reject(error) : resolve(result)));
      });
    return this.#askNamed(named, values, told);
  }) as pg.Client['query'];

  #ask(...asked: unknown[]): unknown {
    return Reflect.apply(pg.Client.prototype.query, this, asked);
  }

  #askNamed(named: pg.QueryConfig, values: unknown, told: Told): unknown {
    return this.#ask(named, values, (error: Error | undefined, result: unknown) => {
      if (!error || sqlStateOf(error) !== STALE_PLAN) return told(error, result);
      names.forget();
      if (this.getTransactionStatus() !== 'I') return told(error);
      const { name: _, ...unnamed } = named;
      this.#ask(unnamed, values, told);
    });
  }
}
