import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { saveIdm } from 'shared-contract/thesis/endpoints';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { late, Stack } from 'shared-ui';
import { Form } from 'shared-ui/form';
import { FormFoot } from '../shared/form-foot';
import { THESIS_READS } from '../shared/use-thesis';
import { IDM_TEXTS } from '../texts/idm';
import { idmValues } from './idm-values';
import { MentorFields } from './mentor-fields';
import { type IdmLists, ThesisFields } from './thesis-fields';

const texts = IDM_TEXTS;

const idmSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/idm-schemas').then((all) => ({
    default: all.idmSchema,
  })),
);
const idmConsentedSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/idm-schemas').then((all) => ({
    default: all.idmConsentedSchema,
  })),
);

interface IdmFormProps {
  thesis: Thesis;
  lists: IdmLists;
  draft: DraftHandle;
}

/** The defence information; confidentiality is asked for until the consents are given (S2 §5). */
export const IdmForm = ({ thesis, lists, draft }: IdmFormProps) => {
  const { run } = useWrite(saveIdm, {
    success: THESIS_TEXTS.idmSaved,
    refreshes: THESIS_READS,
    onSaved: draft.discard,
  });
  const [initial] = useState(() => idmValues(thesis, draft.draft));
  return (
    <Form
      schema={thesis.MemoireConsentement ? idmConsentedSchema : idmSchema}
      label={texts.title}
      initialValues={initial}
      editsWhileSending
      onSubmit={async (values) => (await run(values)).outcome}
    >
      <Stack gap="4">
        <ThesisFields thesis={thesis} lists={lists} />
        <MentorFields />
      </Stack>
      <FormFoot draft={draft} icon="save" label={texts.send} />
    </Form>
  );
};
