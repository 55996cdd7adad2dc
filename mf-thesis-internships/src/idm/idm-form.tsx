import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { idmConsentedSchema, idmSchema } from 'shared-contract/thesis/idm-schemas';
import { THESIS_TEXTS, type Thesis, type ThesisSaved } from 'shared-contract/thesis/thesis';
import { Stack } from 'shared-ui';
import { Form } from 'shared-ui/form';
import { FormFoot } from '../shared/form-foot';
import { useFormSave } from '../shared/use-form-save';
import { THESIS_READS } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { idmValues } from './idm-values';
import { MentorFields } from './mentor-fields';
import { type IdmLists, ThesisFields } from './thesis-fields';

const texts = TEXTS.idm;

interface IdmFormProps {
  thesis: Thesis;
  lists: IdmLists;
  draft: DraftHandle;
}

/** The defence information; confidentiality is asked for until the consents are given (S2 §5). */
export const IdmForm = ({ thesis, lists, draft }: IdmFormProps) => {
  const send = useFormSave();
  const [initial] = useState(() => idmValues(thesis, draft.draft));
  return (
    <Form
      schema={thesis.MemoireConsentement ? idmConsentedSchema : idmSchema}
      label={texts.title}
      initialValues={initial}
      onSubmit={async (values) => {
        const { saved, outcome } = await send<ThesisSaved>('IDM', values, {
          success: THESIS_TEXTS.idmSaved,
          refresh: THESIS_READS,
        });
        if (saved) await draft.discard();
        return outcome;
      }}
    >
      <Stack gap="4">
        <ThesisFields thesis={thesis} lists={lists} />
        <MentorFields />
      </Stack>
      <FormFoot draft={draft} icon="save" label={texts.send} />
    </Form>
  );
};
