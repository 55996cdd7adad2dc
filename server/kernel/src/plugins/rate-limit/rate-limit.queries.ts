import type pg from 'pg';
import type { RateRule } from '../rate-rule';

/** Calls that a process has been granted ahead, until when (epoch milliseconds); none left = refused till then. */
interface Grant {
  left: number;
  until: number;
  isRefused: boolean;
}

/** The most keys remembered by one process. */
const MAX_KEYS = 10_000;

const TAKE = `
  insert into rate_limits as r (key, hits, reset_at)
  values ($1, $2, now() + make_interval(secs => $3))
  on conflict (key) do update set
    hits = case when r.reset_at <= now() then $2 else r.hits + $2 end,
    reset_at = case when r.reset_at <= now() then now() + make_interval(secs => $3) else r.reset_at end
  returning hits, greatest(1, ceil(extract(epoch from reset_at - now())))::int as seconds`;

/**
 * Counts calls in the database for all processes. A process takes generous limits in portions of a thirtieth,
 * so that one call in thirty costs a statement; a strict limit is counted one by one.
 */
export class RateCounter {
  readonly #grants = new Map<string, Grant>();
  readonly #taking = new Map<string, Promise<Grant>>();

  constructor(private readonly pool: pg.Pool) {}

  /** Counts one call; resolves to 0, or to the seconds to wait when there were too many. */
  async hit(key: string, rule: RateRule): Promise<number> {
    let grant = this.#grants.get(key);
    while (!grant || (!grant.isRefused && grant.left === 0) || grant.until <= Date.now())
      grant = await this.#takeOnce(key, rule);
    if (grant.isRefused) return Math.ceil((grant.until - Date.now()) / 1000);
    grant.left -= 1;
    return 0;
  }

  /** True when the current window has no call left. */
  async isSpent(key: string, { max }: RateRule): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from rate_limits where key = $1 and reset_at > now() and hits >= $2',
      [key, max],
    );
    return (rowCount ?? 0) > 0;
  }

  /** Removes counters whose window is over; resolves to their number. */
  async purge(): Promise<number> {
    return (await this.pool.query('delete from rate_limits where reset_at <= now()')).rowCount ?? 0;
  }

  /** One portion for all who wait for one: hundreds call at once where a whole school has one address. */
  #takeOnce(key: string, rule: RateRule): Promise<Grant> {
    const begun = this.#taking.get(key);
    if (begun) return begun;
    const taking = this.#take(key, rule).finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    return taking;
  }

  async #take(key: string, { max, windowSeconds }: RateRule): Promise<Grant> {
    const portion = Math.max(1, Math.floor(max / 30));
    const { rows } = await this.pool.query<{ hits: number; seconds: number }>(TAKE, [
      key,
      portion,
      windowSeconds,
    ]);
    const { hits, seconds } = rows[0] ?? { hits: 0, seconds: windowSeconds };
    const left = Math.max(0, Math.min(portion, max - (hits - portion)));
    if (this.#grants.size >= MAX_KEYS) this.#grants.clear();
    const grant = { left, until: Date.now() + seconds * 1000, isRefused: left === 0 };
    this.#grants.set(key, grant);
    return grant;
  }
}
