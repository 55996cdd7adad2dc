import { CommentDialog } from './summary/comment-dialog';
import { SelectionSheet } from './summary/selection-sheet';
import type { SummaryProps } from './summary/summary-props';
import { WhatIfDialog } from './units/what-if-dialog';

/** The dialog that is open; null when none is. */
export type OpenDialog = 'selection' | 'comment' | 'what-if' | null;

export interface DialogsProps {
  open: OpenDialog;
  summary: SummaryProps;
  onClose: () => void;
}

/** The dialogs of the page, one at a time. */
export const Dialogs = ({ open, summary, onClose }: DialogsProps) => {
  const { composer } = summary;
  const { programme, selection, commentaire, typed } = composer;
  const words = typed ?? commentaire ?? '';
  return (
    <>
      {open === 'selection' && <SelectionSheet {...summary} onClose={onClose} />}
      <CommentDialog
        isOpen={open === 'comment'}
        words={words}
        onType={composer.type}
        onClose={onClose}
        onCancel={() => {
          composer.type(null);
          onClose();
        }}
        onRecord={() => {
          composer.comment(words);
          onClose();
        }}
      />
      {open === 'what-if' && <WhatIfDialog programme={programme} selection={selection} onClose={onClose} />}
    </>
  );
};
