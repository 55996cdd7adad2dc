export type { SeenAnswer } from './copy-store';
export { COPY_DAYS, eraseStore, putSeen, readChoice, readCopy } from './copy-store';
export { canKeepCopy, copyOnDevice, eraseCopy, keepCopy } from './device-copy';
export { isKept } from './kept-reads';
