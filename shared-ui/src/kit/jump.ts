export { JumpDialog, type JumpDialogProps, type JumpGroup, type JumpHit } from '../jump/jump-dialog';
export type { Span } from '../jump/marked';
export { type MoreGroup, type MoreLine, MoreSheet, type MoreSheetProps } from '../more-sheet/more-sheet';
