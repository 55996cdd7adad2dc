export { restoreDraft } from './restore-draft';
export { useDraft } from './use-draft';
