import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useDraft } from 'shared-auth/write';
import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import { commentSchema } from 'shared-contract/signature/schemas';
import { Button, SkeletonLines, Text } from 'shared-ui';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { DraftKeeper, Form, SubmitButton, type SubmitOutcome, TextArea } from 'shared-ui/form';
import { SIGNATURE_TEXTS } from '../texts/signature';

const texts = SIGNATURE_TEXTS.comment;

const keptComment = (contents: unknown): string => {
  if (typeof contents !== 'object' || contents === null) return '';
  const comment: unknown = Reflect.get(contents, 'commentaire');
  return typeof comment === 'string' ? comment : '';
};

/** The field stands once the draft was read, after the dialog opened: it takes the focus then. */
const FocusOnOpening = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return <div ref={box}>{children}</div>;
};

export interface CommentDialogProps {
  /** What was typed at this visit, for when the dialog opens again before the draft is on the server; null = nothing. */
  words: RefObject<string | null>;
  /** Resolves to what became of it, as a form is told. */
  onSend: (comment: string) => Promise<SubmitOutcome>;
  onClose: () => void;
}

/** The comment modal: what is wrong, for the coordinators (S2 §2). */
export const CommentDialog = ({ words, onSend, onClose }: CommentDialogProps) => {
  const draft = useDraft('SignaturePAE');
  const keep = (values: unknown) => {
    words.current = keptComment(values);
    draft.keep(values);
  };
  const submit = async ({ commentaire }: { commentaire: string }) => {
    const outcome = await onSend(commentaire);
    if (outcome === undefined) void draft.discard();
    return outcome;
  };
  return (
    <Dialog isOpen title={BUTTON_LABELS.commentTitle} onClose={onClose}>
      <Text mb="4">{texts.lead}</Text>
      {draft.draft === undefined ? (
        <SkeletonLines lines={5} />
      ) : (
        <Form
          isShort
          schema={commentSchema}
          label={BUTTON_LABELS.commentTitle}
          initialValues={{ commentaire: words.current ?? keptComment(draft.draft?.Contenu) }}
          onSubmit={submit}
        >
          <FocusOnOpening>
            <TextArea name="commentaire" label={texts.field} max={FREE_TEXT_MAX} rows={6} />
          </FocusOnOpening>
          <DraftKeeper {...draft} keep={keep} />
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {texts.cancel}
            </Button>
            <SubmitButton>{BUTTON_LABELS.record}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
};
