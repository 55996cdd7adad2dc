import { useRef } from 'react';
import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import { Button, Stack, Text } from 'shared-ui';
import { Area } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { TEXTS } from '../../texts/pae';

const texts = TEXTS.comment;

interface CommentDialogProps {
  isOpen: boolean;
  /** What stands in the field: what is typed, or the comment that was recorded. */
  words: string;
  onType: (words: string) => void;
  onRecord: () => void;
  /** Gives up what was typed since the last recording. */
  onCancel: () => void;
  /** Leaves the dialog; what was typed is kept. */
  onClose: () => void;
}

/** The words for the manager, in a modal titled « Commentaire » (S2 §2). */
export const CommentDialog = (props: CommentDialogProps) => {
  const { isOpen, words, onType, onRecord, onCancel, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={BUTTON_LABELS.commentTitle}
      onClose={onClose}
      firstFocus={field}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={onRecord}>{BUTTON_LABELS.record}</Button>
        </>
      }
    >
      <Stack gap="2">
        <label htmlFor="pae-commentaire">{texts.label}</label>
        <Text size="sm" tone="muted" id="pae-commentaire-aide">
          {texts.hint}
        </Text>
        <Area
          ref={field}
          id="pae-commentaire"
          aria-describedby="pae-commentaire-aide"
          maxLength={FREE_TEXT_MAX}
          value={words}
          onChange={(event) => onType(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
};
