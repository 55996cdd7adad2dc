/** One whole message of the PostgreSQL wire protocol (version 3). */
export interface Frame {
  /** ASCII code of the message; 0 for the untyped messages that open a connection. */
  type: number;
  /** The message with its header. */
  bytes: Buffer;
}

/** ASCII codes of the messages that decide how a stream is cut into batches. */
export const FRAME = {
  OPENING: 0,
  QUERY: 0x51,
  SYNC: 0x53,
  FLUSH: 0x48,
  FUNCTION_CALL: 0x46,
  TERMINATE: 0x58,
  COPY_DONE: 0x63,
  COPY_FAIL: 0x66,
  NOTIFICATION: 0x41,
  ERROR_RESPONSE: 0x45,
  COPY_IN_RESPONSE: 0x47,
} as const;

/** The largest message taken from a client, bytes: PostgreSQL's own limit for a value. */
const MAX_FRAME = 1_073_741_823;

/** Cuts what a client sends into whole messages, however the transport packed them. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 8;
  #isOpening = true;

  /** Whole messages that `chunk` completes. Throws when the stream can't be the protocol. */
  push(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#needed) return [];
    const buffer = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#size);
    const frames: Frame[] = [];
    let offset = 0;
    for (;;) {
      const header = this.#isOpening ? 0 : 1;
      const left = buffer.length - offset;
      this.#needed = header + 4;
      if (left < this.#needed) break;
      this.#needed = header + this.#lengthAt(buffer, offset + header);
      if (left < this.#needed) break;
      frames.push({
        type: this.#isOpening ? FRAME.OPENING : (buffer[offset] ?? 0),
        bytes: buffer.subarray(offset, offset + this.#needed),
      });
      if (this.#isOpening) this.#isOpening = !isStartup(buffer, offset);
      offset += this.#needed;
    }
    this.#chunks = offset === buffer.length ? [] : [buffer.subarray(offset)];
    this.#size = buffer.length - offset;
    return frames;
  }

  #lengthAt(buffer: Buffer, offset: number): number {
    const length = buffer.readInt32BE(offset);
    const isPlausible =
      length >= (this.#isOpening ? 8 : 4) && length <= (this.#isOpening ? 10_000 : MAX_FRAME);
    if (!isPlausible) throw new Error(`not a PostgreSQL message (length ${length})`);
    return length;
  }
}

/** Codes of the opening messages that are not the startup itself. */
export const OPENING = { CANCEL: 80_877_102, SSL: 80_877_103, GSS: 80_877_104 } as const;

const isStartup = (buffer: Buffer, offset: number): boolean => {
  const code = buffer.readInt32BE(offset + 4);
  return code !== OPENING.CANCEL && code !== OPENING.SSL && code !== OPENING.GSS;
};

/** Calls `visit` for each message of an engine's answer, in order. */
export const eachAnswer = (answer: Uint8Array, visit: (type: number, bytes: Uint8Array) => void): void => {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let offset = 0; offset + 5 <= answer.length; ) {
    const end = offset + 1 + view.getInt32(offset + 1);
    visit(answer[offset] ?? 0, answer.subarray(offset, end));
    offset = end;
  }
};
