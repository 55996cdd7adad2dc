import { CommentDialog } from './summary/comment-dialog';
import { WhatIfDialog } from './units/what-if-dialog';
import type { Composer } from './use-composer';

/** The dialog that is open; null when none is. */
export type OpenDialog = 'comment' | 'what-if' | null;

export interface DialogsProps {
  open: OpenDialog;
  composer: Composer;
  onClose: () => void;
}

/** The dialogs of the page, one at a time. */
export const Dialogs = ({ open, composer, onClose }: DialogsProps) => {
  const { programme, selection, commentaire, typed } = composer;
  const words = typed ?? commentaire ?? '';
  return (
    <>
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
