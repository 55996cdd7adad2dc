export { isCopied } from './copied-endpoints';
export type { RecordedAnswer } from './copy-store';
export { COPY_DAYS, eraseStore, putAnswer, readChoice, readCopy } from './copy-store';
export { enableCopy, eraseCopy, getCopyStatus, isCopySupported } from './device-copy';
