import { PARAMETERS_FAILURE, SAVE_TEXTS, useParameters } from 'shared-auth';
import { MEAN_LISTS, MeanFields, usageOf } from 'shared-auth/contact-fields';
import { useInFormConfirmation } from 'shared-auth/in-form-confirmation';
import { restoreDraft, useWrite } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import { contactValueProblem } from 'shared-contract/contacts/contacts';
import { saveOwnMean } from 'shared-contract/contacts/endpoints';
import { contactQuestions } from 'shared-contract/contacts/plausibility';
import { type ContactMeanWrite, contactMeanSchema } from 'shared-contract/contacts/schemas';
import type { MeanUsage } from 'shared-contract/contacts/usages';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import type { ContactMean } from 'shared-contract/records/records';
import { AsyncState, SkeletonLines, Text } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { DraftKeeper, Form, SubmitButton } from 'shared-ui/form';
import { CONTACT_TEXTS } from '../../texts/own-contacts';
import { DialogButtons } from './dialog-buttons';
import { type LineDraft, useLineDraft } from './use-line-draft';
import { MEAN_READS } from './use-own-contacts';

const texts = CONTACT_TEXTS.means;
const skeleton = <SkeletonLines lines={5} />;

export interface MeanDialogProps {
  /** null = a new one. */
  mean: ContactMean | null;
  /** What a new one is likely to be for. */
  likelyUsage: MeanUsage | null;
  onClose: () => void;
  /** A new e-mail address was sent its code. */
  onCodeSent: () => void;
}

type Types = readonly ParameterValue[];

const startOf = (mean: ContactMean | null, likelyUsage: MeanUsage | null, types: Types) =>
  mean ?? {
    MoyenContactID: -1,
    TypeMoyenContactID: (likelyUsage && types.find(({ Usage }) => Usage === likelyUsage)?.ID) ?? null,
    MoyenContactValeur: null,
    QualificationMoyenContact: null,
  };

interface MeanFormProps extends MeanDialogProps {
  types: Types;
  draft: LineDraft;
}

const MeanForm = ({ mean, likelyUsage, types, draft, onClose, onCodeSent }: MeanFormProps) => {
  const { confirmed, panel } = useInFormConfirmation();
  const { run } = useWrite(saveOwnMean, {
    refreshes: MEAN_READS,
    success: ({ Confirmation }) => (Confirmation ? null : { tone: 'success', title: SAVE_TEXTS.success }),
    onSaved: async ({ Confirmation }) => {
      await draft.forget();
      if (Confirmation) onCodeSent();
      else onClose();
    },
  });
  const submit = async (values: ContactMeanWrite) => {
    const usage = usageOf(types, values.TypeMoyenContactID);
    const message = contactValueProblem(usage, values.MoyenContactValeur);
    if (message) return [{ path: 'MoyenContactValeur', message }];
    const body = confirmed(values, contactQuestions(usage, values.MoyenContactValeur));
    return body === null ? false : (await run(body)).outcome;
  };
  const start = startOf(mean, likelyUsage, types);
  const kept = draft.keptOf('MoyenContactID', start.MoyenContactID);
  return (
    <Form schema={contactMeanSchema} initialValues={restoreDraft(start, kept)} onSubmit={submit}>
      <MeanFields types={types} />
      <Text size="sm" tone="muted" mt="4">
        {texts.emailNote}
      </Text>
      {panel}
      <DraftKeeper {...draft.line} />
      <DialogButtons cancelLabel={CONTACT_TEXTS.cancel} onCancel={onClose}>
        <SubmitButton>{BUTTON_LABELS.record}</SubmitButton>
      </DialogButtons>
    </Form>
  );
};

/** The small form of a contact mean of hers. */
export const MeanDialog = (props: MeanDialogProps) => {
  const lists = useParameters(MEAN_LISTS);
  const draft = useLineDraft('contact');
  return (
    <Dialog isOpen title={props.mean ? texts.editTitle : texts.newTitle} onClose={props.onClose}>
      <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
        {() =>
          draft.isRead ? (
            <MeanForm {...props} types={lists.valuesOf('TypeMoyenContactID')} draft={draft} />
          ) : (
            skeleton
          )
        }
      </AsyncState>
    </Dialog>
  );
};
