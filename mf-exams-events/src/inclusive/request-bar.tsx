import { useState } from 'react';
import { type DraftHandle, notify } from 'shared-auth';
import { LABELS } from 'shared-contract/base/texts';
import { EMPTY_REQUEST, isEmptyRequest } from 'shared-contract/inclusive/inclusive';
import { Button, WideBar } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { DraftKeeper, useForm, useFormState } from 'shared-ui/form';
import { INCLUSIVE_TEXTS as texts } from './texts';
import { useAttachments } from './use-inclusive';

interface RequestBarProps {
  draft: DraftHandle;
  /** Says what the next sending of the form is for. */
  onAction: (action: 'save' | 'submit') => void;
}

/** « Sauvegarder », and « Soumettre » once what leaves was confirmed. */
export const RequestBar = ({ draft, onAction }: RequestBarProps) => {
  const form = useForm();
  const { values, submitting } = useFormState({ subscription: { values: true, submitting: true } });
  const [isAsked, setIsAsked] = useState(false);
  const attachments = useAttachments().data?.length ?? 0;

  const ask = () => {
    if (isEmptyRequest(values)) notify('inclusif-vide', { tone: 'error', title: EMPTY_REQUEST });
    else setIsAsked(true);
  };
  const submit = async () => {
    onAction('submit');
    await form.submit();
    onAction('save');
    setIsAsked(false);
  };

  return (
    <>
      <WideBar label={texts.bar} isBehind={isAsked} figure={<DraftKeeper {...draft} />}>
        <Button type="submit" icon="save" variant="outline" iconOnPhone busy={submitting === true}>
          {LABELS.save}
        </Button>
        <Button icon="send" busy={submitting === true} onClick={ask}>
          {LABELS.submit}
        </Button>
      </WideBar>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.confirmTitle}
        confirmLabel={texts.confirm}
        cancelLabel={texts.back}
        isBusy={submitting === true}
        onConfirm={() => void submit()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{texts.confirmText(attachments)}</p>
      </ConfirmDialog>
    </>
  );
};
