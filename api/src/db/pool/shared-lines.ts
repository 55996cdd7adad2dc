import type pg from 'pg';
import { Line } from './line';
import { WaitingLine } from './waiting-line';

/** Connections that are shared at once, while nothing holds them up: one more gains nothing, one less may stand still. */
const LINES = 2;
/** Milliseconds for which a text that held others up goes by itself. */
const APART = 60_000;
/** Texts of which that is known, before all are forgotten. */
const MOST_APART = 200;

/** What the lines want of their pool. */
interface Pool {
  connect(): Promise<pg.PoolClient>;
  /** Whether a connection is to be had without waiting for one that is in use. */
  hasRoom(): boolean;
  /** Milliseconds that one waits for a place at most. */
  longestWait: number;
}

/**
 * The lines of a pool. A statement takes the emptiest one, a new one while there are few, or waits for its turn; once the
 * last answer has come, a line's connection goes back to the pool. Slow statements get no company: a line that is held up
 * is joined by nobody, another takes its place, and the text that did it is `isApart` for a minute.
 */
export class SharedLines {
  readonly #pool: Pool;
  readonly #lines = new Set<Line>();
  readonly #waiting: WaitingLine;
  readonly #apart = new Map<string, number>();
  #opening: Promise<Line> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#waiting = new WaitingLine(pool.longestWait);
  }

  /** How many statements wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether a text is to have a connection of its own. */
  isApart(text: string): boolean {
    const until = this.#apart.get(text);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#apart.delete(text);
    return false;
  }

  async ask<T>(text: string, ask: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#waiting.length > 0) await this.#waiting.wait();
    for (;;) {
      const line = this.#emptiest() ?? (await this.#open());
      if (line.hasPlace) return line.ask(text, ask);
      if (this.#emptiest()) await this.#waiting.wait();
    }
  }

  /** The one to join, or to wait for; undefined where another line is to be opened. */
  #emptiest(): Line | undefined {
    const [first, ...others] = [...this.#lines].filter(({ isOpen }) => isOpen);
    if (others.length + 1 < LINES && this.#pool.hasRoom()) return undefined;
    return others.reduce<Line | undefined>(
      (best, line) => (best && best.length <= line.length ? best : line),
      first,
    );
  }

  /** Those who come while a connection is taken from the pool get the same one. */
  #open(): Promise<Line> {
    this.#opening ??= this.#take().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #take(): Promise<Line> {
    const line = new Line(await this.#pool.connect(), {
      onAnswer: () => this.#waiting.callNext(),
      onEmpty: () => this.#lines.delete(line),
      onHeldUp: (text) => this.#setApart(text),
    });
    this.#lines.add(line);
    return line;
  }

  #setApart(text: string): void {
    if (this.#apart.size >= MOST_APART) this.#apart.clear();
    this.#apart.set(text, performance.now() + APART);
    // Nobody joins that line any more: those who wait may open another.
    this.#waiting.callNext();
  }
}
