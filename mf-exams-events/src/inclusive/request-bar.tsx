import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { EMPTY_REQUEST, isEmptyRequest } from 'shared-contract/inclusive/inclusive';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import { Button, WideBar } from 'shared-ui';
import { DraftKeeper, useForm, useFormState } from 'shared-ui/form';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';

interface RequestBarProps {
  draft: DraftHandle;
  /** The dialog stands before the page. */
  isAsked: boolean;
  /** Says what the next sending of the form is for. */
  onAction: (action: 'save' | 'submit') => void;
}

/** « Sauvegarder », and « Soumettre », which asks first. */
export const RequestBar = ({ draft, isAsked, onAction }: RequestBarProps) => {
  const form = useForm();
  const { values, submitting } = useFormState({ subscription: { values: true, submitting: true } });

  // What stood in the form when « Soumettre » led to nothing: the reason goes with the first change.
  const [refused, setRefused] = useState<typeof values>();

  const submit = async () => {
    if (isEmptyRequest(values)) {
      setRefused(values);
      return;
    }
    onAction('submit');
    await form.submit();
    onAction('save');
  };

  return (
    <WideBar
      label={texts.bar}
      isBehind={isAsked}
      error={refused && refused === values ? EMPTY_REQUEST : undefined}
      figure={<DraftKeeper {...draft} />}
    >
      <Button type="submit" icon="save" variant="outline" iconOnPhone busy={submitting === true}>
        {BUTTON_LABELS.save}
      </Button>
      <Button icon="send" busy={submitting === true} onClick={() => void submit()}>
        {BUTTON_LABELS.submit}
      </Button>
    </WideBar>
  );
};
