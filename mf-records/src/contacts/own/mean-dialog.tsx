import { useState } from 'react';
import { type DraftHandle, PARAMETERS_FAILURE, SAVE_TEXTS, useParameters } from 'shared-auth';
import { MEAN_LISTS, MeanFields, typeLabelOf } from 'shared-auth/contact-fields';
import { restoreDraft, useDraft } from 'shared-auth/drafts';
import { useWrite } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import type { Question } from 'shared-contract/base/plausibility';
import { LABELS } from 'shared-contract/base/texts';
import { contactValueProblem } from 'shared-contract/contacts/contacts';
import { saveOwnMean } from 'shared-contract/contacts/endpoints';
import { contactQuestions } from 'shared-contract/contacts/plausibility';
import { type ContactMeanWrite, contactMeanSchema } from 'shared-contract/contacts/schemas';
import type { ContactMean } from 'shared-contract/records/records';
import { Alert, AsyncState, Box, SkeletonLines, Text } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { DraftKeeper, Form, SubmitButton } from 'shared-ui/form';
import { CONTACT_TEXTS } from '../../contact-texts';
import { DialogButtons } from './dialog-buttons';
import { keptLine } from './kept-line';
import { MEAN_READS } from './use-own-contacts';

const texts = CONTACT_TEXTS.means;
const skeleton = <SkeletonLines lines={5} />;

interface MeanDialogProps {
  /** null = a new one. */
  mean: ContactMean | null;
  /** The type that a new one is likely to have. */
  likelyType: string | null;
  onClose: () => void;
  /** A new e-mail address was sent its code. */
  onCodeSent: () => void;
}

type Types = readonly ParameterValue[];

/** What is improbable is asked in the form; sending the same again is the answer. */
const useQuestions = (types: Types) => {
  const [asked, setAsked] = useState<readonly Question[]>([]);
  /** What to send; null when something is to be confirmed first. */
  const confirmed = (values: ContactMeanWrite): ContactMeanWrite | null => {
    const type = typeLabelOf(types, values.TypeMoyenContactID);
    const questions = contactQuestions(type, values.MoyenContactValeur);
    const isNew = questions.some(({ text }) => asked.every((one) => one.text !== text));
    setAsked(questions);
    return isNew ? null : { ...values, Confirmations: questions.map(({ code }) => code) };
  };
  return { asked, confirmed };
};

const Asked = ({ questions }: { questions: readonly Question[] }) =>
  questions.length > 0 && (
    <Box mt="4">
      <Alert tone="warning" title={texts.askedTitle} live>
        {questions.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
        <p>{texts.asked}</p>
      </Alert>
    </Box>
  );

const startOf = (mean: ContactMean | null, likelyType: string | null, types: Types) =>
  mean ?? {
    MoyenContactID: -1,
    TypeMoyenContactID: types.find(({ Display }) => Display === likelyType)?.ID ?? null,
    MoyenContactValeur: null,
    QualificationMoyenContact: null,
  };

interface MeanFormProps extends MeanDialogProps {
  types: Types;
  draft: DraftHandle;
}

const MeanForm = ({ mean, likelyType, types, draft, onClose, onCodeSent }: MeanFormProps) => {
  const { asked, confirmed } = useQuestions(types);
  const { run } = useWrite(saveOwnMean, {
    refreshes: MEAN_READS,
    success: ({ Confirmation }) => (Confirmation ? null : { tone: 'success', title: SAVE_TEXTS.success }),
    onSaved: async ({ Confirmation }) => {
      await draft.discard();
      if (Confirmation) onCodeSent();
      else onClose();
    },
  });
  const submit = async (values: ContactMeanWrite) => {
    const type = typeLabelOf(types, values.TypeMoyenContactID);
    const message = contactValueProblem(type, values.MoyenContactValeur);
    if (message) return [{ path: 'MoyenContactValeur', message }];
    const body = confirmed(values);
    return body === null ? false : (await run(body)).outcome;
  };
  const start = startOf(mean, likelyType, types);
  const kept = keptLine(draft.draft?.Contenu, 'contact', 'MoyenContactID', start.MoyenContactID);
  return (
    <Form schema={contactMeanSchema} initialValues={restoreDraft(start, kept)} onSubmit={submit}>
      <MeanFields types={types} />
      <Text size="sm" tone="muted" mt="4">
        {texts.emailNote}
      </Text>
      <Asked questions={asked} />
      <DraftKeeper {...draft} keep={(values) => draft.keep({ contact: values })} />
      <DialogButtons cancelLabel={CONTACT_TEXTS.cancel} onCancel={onClose}>
        <SubmitButton>{LABELS.record}</SubmitButton>
      </DialogButtons>
    </Form>
  );
};

/** The small form of a contact mean of hers. */
export const MeanDialog = (props: MeanDialogProps) => {
  const lists = useParameters(MEAN_LISTS);
  const draft = useDraft('Contacts');
  return (
    <Dialog isOpen title={props.mean ? texts.editTitle : texts.newTitle} onClose={props.onClose}>
      <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
        {() =>
          draft.draft === undefined ? (
            skeleton
          ) : (
            <MeanForm {...props} types={lists.valuesOf('TypeMoyenContactID')} draft={draft} />
          )
        }
      </AsyncState>
    </Dialog>
  );
};
