import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { STALE_PLAN, sqlStateOf } from './transaction';

/** A text that was asked so often keeps its plan from then on. */
const OFTEN = 3;
/** Plans that one connection keeps at most, each in the server's memory. */
const MOST_NAMED = 300;
/** Texts whose turns are counted, before counting starts anew. */
const MOST_COUNTED = 2000;

/**
 * Which texts are asked again and again, by this process: each has a name of its own. Once there are `most`, all are
 * forgotten and earn another one: what a morning's import asked does not stand in the way of what everybody asks.
 */
export const openNames = (most = MOST_NAMED) => {
  const names = new Map<string, string>();
  const turns = new Map<string, number>();
  let generation = 0;

  const forget = (): void => {
    names.clear();
    turns.clear();
    generation += 1;
  };

  return {
    /** The name of a text, or undefined for one that is seldom asked. */
    of: (text: string): string | undefined => {
      const name = names.get(text);
      if (name !== undefined) return name;
      const turn = (turns.get(text) ?? 0) + 1;
      if (turns.size >= MOST_COUNTED) turns.clear();
      turns.set(text, turn);
      if (turn < OFTEN) return undefined;
      if (names.size >= most) forget();
      names.set(text, `${generation}_${names.size}`);
      return names.get(text);
    },
    /** No name that was given is given again. */
    forget,
    generation: () => generation,
  };
};

const names = openNames();

/** A named text that was to be read by a statement before it, on its way at the same time, which failed. */
const UNKNOWN_PLAN = '26000';

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
  readonly #kept = new Set<string>();
  #generation = names.generation();

  override query = ((asked: string | Asked, values?: unknown, told?: Told) => {
    const config = configOf(asked);
    const name = Array.isArray(values) && !config.submit && !config.name ? names.of(config.text) : undefined;
    if (name === undefined) return this.#ask(asked, values, told);
    if (this.#generation !== names.generation() && this.getTransactionStatus() === 'I') this.#dropPlans();
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

  #askNamed(named: { text: string; name: string }, values: unknown, told: Told): unknown {
    return this.#ask(named, values, (error: Error | undefined, result: unknown) => {
      if (!error) this.#kept.add(named.name);
      const state = error && sqlStateOf(error);
      if (state !== STALE_PLAN && state !== UNKNOWN_PLAN) return told(error, result);
      if (state === STALE_PLAN) names.forget();
      if (this.getTransactionStatus() !== 'I') return told(error);
      const { name: _, ...unnamed } = named;
      this.#ask(unnamed, values, told);
    });
  }

  /** The server forgets the plans whose names are forgotten here, before what is asked next. */
  #dropPlans(): void {
    this.#generation = names.generation();
    const current = `${this.#prefix}${this.#generation}_`;
    const dropped = [...this.#kept].filter((name) => !name.startsWith(current));
    for (const name of dropped) this.#kept.delete(name);
    if (dropped.length === 0) return;
    this.#ask(dropped.map((name) => `deallocate "${name}"`).join(';'), undefined, () => {});
  }
}
