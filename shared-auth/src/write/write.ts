export type { DraftHandle } from '../drafts/draft-handle';
export { restoreDraft } from '../drafts/restore-draft';
export { useDraft } from '../drafts/use-draft';
export {
  type UseWriteOptions,
  useWrite,
  useWriting,
  type Write,
  type WriteResult,
} from './use-write';
