import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from './bridge';

/**
 * PGlite as the bridge drives it: bytes in, bytes out. Its own way for that reads every answer and keeps what it read for
 * as long as it runs (4 kB a statement); the way for streams hands the bytes on and keeps nothing. It has run when it gives
 * its promise back, which a broken engine rejects: nobody catches that, so that the thread ends.
 */
export const rawEngine = (engine: PGlite): Engine => ({
  greet: (message) => engine.execProtocolRawSync(message).slice(),
  execute: (message) => {
    const answer: Uint8Array[] = [];
    const onRawData = (bytes: Uint8Array) => void answer.push(bytes.slice());
    void engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
    return answer.length === 1 && answer[0] ? answer[0] : Buffer.concat(answer);
  },
  isInTransaction: () => engine.isInTransaction(),
});
