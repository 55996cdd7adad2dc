import { webcrypto } from 'node:crypto';

/** What every browser has and jsdom lacks: the bytes of a file, and their digest. */
export const withDigests = (): void => {
  // jsdom's bytes are of another realm than Node's.
  const digest = (algorithm: string, bytes: ArrayBuffer) =>
    webcrypto.subtle.digest(algorithm, Buffer.from(new Uint8Array(bytes)));
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
  File.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
};
