import { mkdirSync } from 'node:fs';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { compiledEngine } from './compiled-engine';
import { PortStream } from './port-stream';

/** Location of the database. */
export interface WorkerSettings {
  dataDir: string;
}

/** Start data of the thread. */
export interface WorkerStart extends WorkerSettings {
  pgliteWasmModule: WebAssembly.Module;
}

const WORKER_FILE = import.meta.url.endsWith('.ts') ? './pglite-worker.source.mjs' : './pglite-worker.js';

/** PGlite in a thread of its own, and the way to it for `pg`; a thread that died is started again on demand. */
export class EmbeddedEngine {
  #worker: Promise<Worker> | null = null;
  #isStopping = false;

  /** @param onCrash told when the thread ends without having been asked to */
  constructor(
    private readonly settings: WorkerSettings,
    private readonly onCrash: (error: Error) => void,
  ) {}

  /** A connection for the `stream` option of `pg`. */
  stream = (): PortStream => new PortStream(() => this.#connect());

  /** Ends when the engine answers; rejects when the directory can't be opened. */
  async start(): Promise<void> {
    await this.#running();
  }

  /** Closes the database properly; connections still open are cut. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const worker = await this.#worker?.catch(() => null);
    if (!worker) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('stop');
    const deadline = setTimeout(() => void worker.terminate(), 5000);
    await exited;
    clearTimeout(deadline);
  }

  /** Ends the thread at once, as a crash would: for tests. */
  async kill(): Promise<void> {
    await (await this.#worker)?.terminate();
  }

  async #connect(): Promise<MessagePort> {
    const worker = await this.#running();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(port2, [port2]);
    return port1;
  }

  #running(): Promise<Worker> {
    if (this.#isStopping) return Promise.reject(notRunning('the embedded database is closed'));
    this.#worker ??= this.#launch().catch((error: unknown) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #launch(): Promise<Worker> {
    mkdirSync(this.settings.dataDir, { recursive: true, mode: 0o700 });
    const workerData: WorkerStart = { ...this.settings, pgliteWasmModule: await compiledEngine() };
    const worker = new Worker(new URL(WORKER_FILE, import.meta.url), { workerData, execArgv: [] });
    return new Promise((resolve, reject) => {
      let failure: Error | null = null;
      worker.on('error', (error) => {
        failure = error;
      });
      worker.on('exit', (code) => {
        this.#worker = null;
        const reason = failure?.message ?? `code ${code}`;
        const error = notRunning(`the embedded database ended: ${reason}`);
        if (!this.#isStopping) this.onCrash(error);
        reject(error);
      });
      worker.once('message', () => {
        worker.unref();
        resolve(worker);
      });
    });
  }
}

/** Error that `pg` gives for a server that is down; the next connection tries again. */
const notRunning = (message: string): Error => Object.assign(new Error(message), { code: 'ECONNREFUSED' });
