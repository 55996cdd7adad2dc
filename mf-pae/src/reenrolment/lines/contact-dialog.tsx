import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { MEAN_LISTS, MeanFields, usageOf } from 'shared-auth/contact-fields';
import { useInFormConfirmation } from 'shared-auth/in-form-confirmation';
import { restoreDraft, useWrite } from 'shared-auth/write';
import { contactQuestions } from 'shared-contract/contacts/plausibility';
import { saveContactMean } from 'shared-contract/reinscription/endpoints';
import {
  type ContactMeanForm as ContactStart,
  contactValueProblem,
} from 'shared-contract/reinscription/reinscription';
import { type ContactMeanWrite, contactMeanSchema } from 'shared-contract/reinscription/schemas';
import { AsyncState, SkeletonLines } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Form } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { DraftLine, isOfLine } from '../draft-line';
import { CONTACT_READS, useContactForm } from '../use-reenrolment';
import type { WizardDraftHandle } from '../use-wizard-draft';
import { DialogButtons } from './dialog-buttons';

const texts = REENROLMENT_TEXTS.contacts;
const skeleton = <SkeletonLines lines={5} />;

interface ContactFormProps {
  start: ContactStart;
  draft: WizardDraftHandle;
  onClose: () => void;
}

const ContactForm = ({ start, draft, onClose }: ContactFormProps) => {
  const lists = useParameters(MEAN_LISTS);
  const types = lists.valuesOf('TypeMoyenContactID');
  const { confirmed, panel } = useInFormConfirmation();
  const { run } = useWrite(saveContactMean, {
    refreshes: CONTACT_READS,
    onSaved: () => {
      draft.update({ contact: undefined });
      onClose();
    },
  });
  const submit = async (values: ContactMeanWrite) => {
    const usage = usageOf(types, values.TypeMoyenContactID);
    const message = contactValueProblem(usage, values.MoyenContactValeur);
    if (message) return [{ path: 'MoyenContactValeur', message }];
    const body = confirmed(values, contactQuestions(usage, values.MoyenContactValeur));
    return body === null ? false : (await run(body)).outcome;
  };
  const kept = draft.read().contact;
  return (
    <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <Form
          schema={contactMeanSchema}
          initialValues={
            isOfLine(kept, 'MoyenContactID', start.MoyenContactID) ? restoreDraft(start, kept) : start
          }
          onSubmit={submit}
        >
          <MeanFields types={types} />
          {panel}
          <DraftLine {...draft} keep={(values) => draft.update({ contact: values })} />
          <DialogButtons onCancel={onClose} />
        </Form>
      )}
    </AsyncState>
  );
};

export interface ContactDialogProps extends Omit<ContactFormProps, 'start'> {
  id: number;
}

/** The small form of a contact mean, -1 being a new one (S1 §2). */
export const ContactDialog = ({ id, draft, onClose }: ContactDialogProps) => {
  const start = useContactForm(id);
  return (
    <Dialog isOpen title={id === -1 ? texts.newTitle : texts.editTitle} onClose={onClose}>
      <AsyncState query={start} skeleton={skeleton}>
        {(form) => <ContactForm start={form} draft={draft} onClose={onClose} />}
      </AsyncState>
    </Dialog>
  );
};
