import { type Batch, BatchReader } from './batches';
import { eachAnswer, FRAME } from './frames';
import { fatalMessage, isPanic, queryMessage, startupMessage } from './messages';

/** The part of PGlite that the bridge drives. */
export interface Engine {
  /** Answers the first message of a session. */
  greet(message: Uint8Array): Uint8Array;
  execute(message: Uint8Array): Uint8Array;
  isInTransaction(): boolean;
}

/** How the bridge answers a client. */
export interface Transport {
  send(bytes: Uint8Array): void;
  end(): void;
}

/** A client of the bridge, as its transport sees it. */
export interface BridgeClient {
  receive(chunk: Buffer): void;
  /** The transport is gone: an open transaction is rolled back. */
  close(): void;
}

/**
 * Gives several clients of the wire protocol one PGlite: a batch runs whole, a client that has opened a
 * transaction keeps the engine until it ends, the others wait in order. Session state (SET, prepared names,
 * session locks) is shared by all; notifications go to all.
 */
export class Bridge {
  readonly #clients = new Set<Client>();
  readonly #greeting: Uint8Array;
  #owner: Client | null = null;
  #watchdog: NodeJS.Timeout | undefined;

  /** @param onPanic told, once its client has the answer, that the engine is broken and must be started again */
  constructor(
    private readonly engine: Engine,
    private readonly onPanic: () => void,
  ) {
    this.#greeting = engine.greet(startupMessage());
  }

  connect(transport: Transport): BridgeClient {
    const client = new Client(transport, {
      greeting: this.#greeting,
      wake: () => this.#run(),
      leave: (one) => this.#leave(one),
    });
    this.#clients.add(client);
    return client;
  }

  #run(): void {
    for (;;) {
      const client = this.#owner ?? [...this.#clients].find((one) => one.queue.length > 0);
      const batch = client?.queue.shift();
      if (!client || !batch) break;
      if (this.#owner === null) {
        this.#clients.delete(client);
        this.#clients.add(client);
      }
      this.#execute(client, batch);
    }
    this.#watch();
  }

  #execute(client: Client, batch: Batch): void {
    const answer = this.engine.execute(batch.bytes);
    this.#owner = batch.isOpen || this.engine.isInTransaction() ? client : null;
    const hasPanicked = this.#broadcast(client, answer);
    client.transport.send(batch.isCopy ? withoutCopyResponse(answer) : answer);
    if (hasPanicked) this.onPanic();
  }

  /** Hands notifications on; true when the answer says that the engine is broken. */
  #broadcast(source: Client, answer: Uint8Array): boolean {
    let hasPanicked = false;
    eachAnswer(answer, (type, bytes) => {
      if (type === FRAME.ERROR_RESPONSE) hasPanicked ||= isPanic(bytes);
      if (type !== FRAME.NOTIFICATION) return;
      for (const client of this.#clients) {
        if (client !== source && client.isStarted) client.transport.send(bytes.slice());
      }
    });
    return hasPanicked;
  }

  #leave(client: Client): void {
    this.#clients.delete(client);
    if (this.#owner !== client) return;
    this.#owner = null;
    this.engine.execute(queryMessage('ROLLBACK'));
    this.#run();
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    const owner = this.#owner;
    if (!owner?.idleMs) return;
    this.#watchdog = setTimeout(() => {
      if (this.#owner !== owner) return;
      owner.transport.send(
        fatalMessage('25P03', 'terminating connection due to idle-in-transaction timeout'),
      );
      owner.close();
      owner.transport.end();
    }, owner.idleMs);
    this.#watchdog.unref();
  }
}

interface ClientHooks {
  greeting: Uint8Array;
  wake(): void;
  leave(client: Client): void;
}

class Client implements BridgeClient {
  readonly queue: Batch[] = [];
  isStarted = false;
  /** A transaction without a statement for so long is rolled back: it blocks everybody else; 0 = never. */
  idleMs = 0;
  readonly #reader = new BatchReader();
  #isClosed = false;

  constructor(
    readonly transport: Transport,
    private readonly hooks: ClientHooks,
  ) {}

  receive(chunk: Buffer): void {
    if (this.#isClosed) return;
    try {
      for (const event of this.#reader.push(chunk)) {
        if (event.kind === 'batch') this.queue.push(event.batch);
        else if (event.kind === 'reply') this.transport.send(event.bytes);
        else if (event.kind === 'startup') this.#greet(event.idleMs);
        else this.#end();
      }
    } catch {
      this.transport.send(fatalMessage('08P01', 'invalid message'));
      this.#end();
    }
    this.hooks.wake();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.queue.length = 0;
    this.hooks.leave(this);
  }

  #greet(idleMs: number): void {
    this.isStarted = true;
    this.idleMs = idleMs;
    this.transport.send(this.hooks.greeting.slice());
  }

  #end(): void {
    this.close();
    this.transport.end();
  }
}

const withoutCopyResponse = (answer: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  eachAnswer(answer, (type, bytes) => {
    if (type !== FRAME.COPY_IN_RESPONSE) parts.push(bytes);
  });
  return Buffer.concat(parts);
};
