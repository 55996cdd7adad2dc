import { useState } from 'react';
import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { LABELS } from 'shared-contract/base/texts';
import { Button, Stack, Text } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Area } from 'shared-ui/form';
import { TEXTS } from '../../texts';

const texts = TEXTS.comment;

interface CommentDialogProps {
  isOpen: boolean;
  commentaire: string | null;
  onRecord: (words: string) => void;
  onClose: () => void;
}

/** The words for the manager, in a modal titled « Commentaire » (S2 §2). */
const Words = ({ commentaire, onRecord, onClose }: Omit<CommentDialogProps, 'isOpen'>) => {
  const [words, setWords] = useState(commentaire ?? '');
  return (
    <Dialog
      isOpen
      title={LABELS.commentTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={() => onRecord(words)}>{LABELS.record}</Button>
        </>
      }
    >
      <Stack gap="2">
        <label htmlFor="pae-commentaire">{texts.label}</label>
        <Text size="sm" tone="muted" id="pae-commentaire-aide">
          {texts.hint}
        </Text>
        <Area
          id="pae-commentaire"
          aria-describedby="pae-commentaire-aide"
          maxLength={FREE_TEXT_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
};

export const CommentDialog = ({ isOpen, ...rest }: CommentDialogProps) =>
  isOpen ? <Words {...rest} /> : null;
