import type { DraftHandle, Notice } from 'shared-auth';
import { LABELS } from 'shared-contract/base/texts';
import { EMPTY_REQUEST, isEmptyRequest } from 'shared-contract/inclusive/inclusive';
import { Button, WideBar } from 'shared-ui';
import { DraftKeeper, useForm, useFormState } from 'shared-ui/form';
import { INCLUSIVE_TEXTS as texts } from './texts';

interface RequestBarProps {
  draft: DraftHandle;
  /** The dialog stands before the page. */
  isAsked: boolean;
  /** Says what the next sending of the form is for. */
  onAction: (action: 'save' | 'submit') => void;
  /** Says why nothing is sent. */
  say: (notice: Notice) => void;
}

/** « Sauvegarder », and « Soumettre », which asks first. */
export const RequestBar = ({ draft, isAsked, onAction, say }: RequestBarProps) => {
  const form = useForm();
  const { values, submitting } = useFormState({ subscription: { values: true, submitting: true } });

  const submit = async () => {
    if (isEmptyRequest(values)) {
      say({ tone: 'error', title: EMPTY_REQUEST });
      return;
    }
    onAction('submit');
    await form.submit();
    onAction('save');
  };

  return (
    <WideBar label={texts.bar} isBehind={isAsked} figure={<DraftKeeper {...draft} />}>
      <Button type="submit" icon="save" variant="outline" iconOnPhone busy={submitting === true}>
        {LABELS.save}
      </Button>
      <Button icon="send" busy={submitting === true} onClick={() => void submit()}>
        {LABELS.submit}
      </Button>
    </WideBar>
  );
};
