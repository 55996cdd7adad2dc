import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** Milliseconds without an answer after which what is asked first holds the others up. */
const LONG = 50;
/** Answers that are waited for at most: what they let go on is done in one turn of the loop, and all else waits for it. */
const PLACES = 16;

interface Sent {
  text: string;
}

/** What `pg` has and its types don't: several statements on the way at once, and what they are written to. */
type Client = pg.PoolClient & { pipeline: boolean; connection: { stream: Duplex } };

const isPipelining = (client: object): client is Client => 'pipeline' in client && 'connection' in client;

interface Hooks {
  /** One more may be asked. */
  onAnswer(): void;
  /** Nothing is on the way any more: the connection goes back, broken or whole. */
  onEmpty(): void;
  /** The text that keeps the others waiting. */
  onHeldUp(text: string): void;
}

/**
 * A connection that many share: what they ask goes out without waiting for the answers before it, one transaction each,
 * and is answered in order. What is asked in one turn of the loop is written at its end, in one piece.
 */
export class Line {
  readonly #client: Client;
  readonly #hooks: Hooks;
  /** What is on the way, oldest first. */
  readonly #sent: Sent[] = [];
  readonly #clock: NodeJS.Timeout;
  #isWriting = false;
  #oldest: Sent | undefined;
  #isHeldUp = false;
  #isEnded = false;
  #error: Error | undefined;

  constructor(client: pg.PoolClient, hooks: Hooks) {
    if (!isPipelining(client)) throw new Error('this version of pg sends one statement at a time');
    this.#client = client;
    this.#hooks = hooks;
    client.pipeline = true;
    client.on('error', this.#onError);
    this.#clock = setInterval(this.#look, LONG).unref();
  }

  /** How many answers are waited for. */
  get length(): number {
    return this.#sent.length;
  }

  /** Whether one more may ask. */
  get hasPlace(): boolean {
    return this.isOpen && this.#sent.length < PLACES;
  }

  /** Whether those who ask are answered soon. */
  get isOpen(): boolean {
    return !this.#isHeldUp && !this.#isEnded && !this.#error;
  }

  async ask<T>(text: string, ask: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const sent = { text };
    this.#sent.push(sent);
    this.#write();
    try {
      return await ask(this.#client);
    } finally {
      this.#sent.splice(this.#sent.indexOf(sent), 1);
      this.#isHeldUp = false;
      if (this.#sent.length === 0) this.#end();
      this.#hooks.onAnswer();
    }
  }

  readonly #onError = (error: Error): void => {
    this.#error = error;
  };

  #write(): void {
    if (this.#isWriting) return;
    const { stream } = this.#client.connection;
    this.#isWriting = true;
    stream.cork();
    setImmediate(() => {
      this.#isWriting = false;
      stream.uncork();
    });
  }

  /** The clock comes before the answers that are there already: whether the oldest still waits is seen after them. */
  readonly #look = (): void => {
    setImmediate(() => {
      const [oldest] = this.#sent;
      if (oldest && oldest === this.#oldest && !this.#isHeldUp) {
        this.#isHeldUp = true;
        this.#hooks.onHeldUp(oldest.text);
      }
      this.#oldest = oldest;
    });
  };

  #end(): void {
    this.#isEnded = true;
    clearInterval(this.#clock);
    this.#client.pipeline = false;
    this.#client.off('error', this.#onError);
    this.#hooks.onEmpty();
    this.#client.release(this.#error);
  }
}
