import { creditsOf } from 'shared-contract/pae/engine';
import { CommentDialog } from './summary/comment-dialog';
import { SubmitDialog } from './summary/submit-dialog';
import { WhatIfDialog } from './units/what-if-dialog';
import type { Composer } from './use-composer';
import type { Saving } from './use-saving';

/** The dialog that is open; null when none is. */
export type OpenDialog = 'comment' | 'submit' | 'what-if' | null;

export interface DialogsProps {
  open: OpenDialog;
  composer: Composer;
  saving: Saving;
  /** How many warnings the selection has. */
  warnings: number;
  onClose: () => void;
  /** Number of the receipt of the submission. */
  onSubmitted: (receipt: string | null) => void;
}

/** The dialogs of the page, one at a time. */
export const Dialogs = ({ open, composer, saving, warnings, onClose, onSubmitted }: DialogsProps) => {
  const { programme, selection, commentaire } = composer;
  const submit = async () => {
    const result = await saving.submit();
    if (result.kind === 'saved') onSubmitted(result.answer.Recu?.Numero ?? null);
    if (result.kind === 'refused') onClose();
  };
  return (
    <>
      <CommentDialog
        isOpen={open === 'comment'}
        commentaire={commentaire}
        onClose={onClose}
        onRecord={(words) => {
          composer.comment(words);
          onClose();
        }}
      />
      <SubmitDialog
        isOpen={open === 'submit'}
        isBusy={saving.isBusy}
        credits={creditsOf(programme, selection)}
        units={selection.size}
        warnings={warnings}
        onConfirm={submit}
        onCancel={onClose}
      />
      {open === 'what-if' && <WhatIfDialog programme={programme} selection={selection} onClose={onClose} />}
    </>
  );
};
