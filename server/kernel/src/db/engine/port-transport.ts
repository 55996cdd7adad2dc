import type { MessagePort } from 'node:worker_threads';
import type { Transport } from './bridge';

/**
 * The bytes in an ArrayBuffer of their own. Posting a view clones the whole buffer behind it, which for a
 * small Buffer is Node's shared pool.
 */
export const detached = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return copy;
};

/** Answers over a MessagePort. */
export const portTransport = (port: MessagePort): Transport => ({
  send: (bytes) => {
    if (bytes.length === 0) return;
    const own = detached(bytes);
    port.postMessage(own, [own.buffer]);
  },
  end: () => port.close(),
});
