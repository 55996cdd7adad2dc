import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { detached } from './port-transport';

/** The socket that `pg` expects, over a MessagePort to the thread that runs the engine. */
export class PortStream extends Duplex {
  #port: MessagePort | null = null;
  #isRef = true;

  /** @param open gives the port of a new connection; rejects when the engine can't start */
  constructor(private readonly open: () => Promise<MessagePort>) {
    super({ writableHighWaterMark: 1 << 20 });
  }

  /** Called by `pg` with the host and port of its settings, which mean nothing here. */
  connect(): this {
    this.open().then(
      (port) => this.#attach(port),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  #attach(port: MessagePort): void {
    if (this.destroyed) {
      port.close();
      return;
    }
    this.#port = port;
    port.on('message', (bytes: Uint8Array) =>
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    );
    port.on('close', () => {
      if (!this.destroyed) this.destroy(this.writableEnded ? undefined : connectionReset());
    });
    if (!this.#isRef) port.unref();
    this.emit('connect');
  }

  /** No effect: there is no network. */
  setNoDelay(): this {
    return this;
  }

  /** No effect: there is no network. */
  setKeepAlive(): this {
    return this;
  }

  /** Keeps the process alive while the connection is open. */
  ref(): this {
    this.#isRef = true;
    this.#port?.ref();
    return this;
  }

  /** Lets the process end although the connection is open. */
  unref(): this {
    this.#isRef = false;
    this.#port?.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#post(detached(chunk), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#post(detached(Buffer.concat(chunks.map((one) => one.chunk))), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#port?.close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  #post(bytes: Uint8Array<ArrayBuffer>, done: (error?: Error | null) => void): void {
    if (!this.#port) {
      done(connectionReset());
      return;
    }
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }
}

const connectionReset = (): Error =>
  Object.assign(new Error('the embedded database closed the connection'), { code: 'ECONNRESET' });
