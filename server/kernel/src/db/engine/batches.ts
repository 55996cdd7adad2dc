import { FRAME, type Frame, FrameReader, OPENING } from './frames';
import { COPY_IN_RESPONSE, NO_ENCRYPTION } from './messages';

/** Messages that must reach the engine in one piece, without another client's in between. */
export interface Batch {
  bytes: Buffer;
  /** Ends in Flush: the client goes on with the same unnamed statement, so it keeps the engine. */
  isOpen: boolean;
  /** The rows of a COPY, whose CopyInResponse the client has already had. */
  isCopy: boolean;
}

/** Parsed client message, in order of arrival. */
export type ClientEvent =
  | { kind: 'batch'; batch: Batch }
  /** `idleMs`: how long its transactions may stand idle, milliseconds; 0 = for ever. */
  | { kind: 'startup'; idleMs: number }
  | { kind: 'reply'; bytes: Buffer }
  | { kind: 'end' };

const COPY_FROM_STDIN = /^\s*copy\s[^;]*\bfrom\s+stdin\b/i;

const ENDS_BATCH: ReadonlySet<number> = new Set([FRAME.QUERY, FRAME.SYNC, FRAME.FLUSH, FRAME.FUNCTION_CALL]);
const ENDS_COPY: ReadonlySet<number> = new Set([FRAME.COPY_DONE, FRAME.COPY_FAIL, FRAME.SYNC]);

const startsCopy = (frame: Frame): boolean =>
  frame.type === FRAME.QUERY &&
  COPY_FROM_STDIN.test(frame.bytes.toString('latin1', 5, Math.min(frame.bytes.length, 2000)));

/** `idle_in_transaction_session_timeout` of a startup message, as PostgreSQL takes it. */
const idleLimitOf = (startup: Buffer): number => {
  const words = startup.toString('utf8', 8).split('\0');
  const at = words.findIndex(
    (word, index) => index % 2 === 0 && word === 'idle_in_transaction_session_timeout',
  );
  const limit = at < 0 ? 0 : Number(words[at + 1]);
  return Number.isFinite(limit) && limit > 0 ? limit : 0;
};

/**
 * Gathers a client's messages into batches. The engine has one session and one unnamed statement for all, so
 * Parse, Bind and Execute of one client may only run together. The rows of COPY FROM STDIN are gathered too:
 * the engine reads them from the same input as the statement and can't wait for more.
 */
export class BatchReader {
  readonly #frames = new FrameReader();
  #pending: Buffer[] = [];
  #isCopying = false;

  /** Throws when the bytes can't be the protocol. */
  push(chunk: Buffer): ClientEvent[] {
    return this.#frames.push(chunk).flatMap((frame) => this.#take(frame));
  }

  #take(frame: Frame): ClientEvent[] {
    if (frame.type === FRAME.OPENING) return [this.#open(frame)];
    if (frame.type === FRAME.TERMINATE) return [{ kind: 'end' }];
    this.#pending.push(frame.bytes);
    if (this.#isCopying) return ENDS_COPY.has(frame.type) ? [this.#flush(false)] : [];
    if (startsCopy(frame)) {
      this.#isCopying = true;
      return [{ kind: 'reply', bytes: COPY_IN_RESPONSE }];
    }
    return ENDS_BATCH.has(frame.type) ? [this.#flush(frame.type === FRAME.FLUSH)] : [];
  }

  #open(frame: Frame): ClientEvent {
    const code = frame.bytes.readInt32BE(4);
    if (code === OPENING.CANCEL) return { kind: 'end' };
    return code === OPENING.SSL || code === OPENING.GSS
      ? { kind: 'reply', bytes: NO_ENCRYPTION }
      : { kind: 'startup', idleMs: idleLimitOf(frame.bytes) };
  }

  #flush(isOpen: boolean): ClientEvent {
    const [first] = this.#pending;
    const bytes = this.#pending.length === 1 && first ? first : Buffer.concat(this.#pending);
    const batch = { bytes, isOpen, isCopy: this.#isCopying };
    this.#pending = [];
    this.#isCopying = false;
    return { kind: 'batch', batch };
  }
}
