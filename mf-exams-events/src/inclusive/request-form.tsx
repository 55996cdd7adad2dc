import { useRef, useState } from 'react';
import { type DraftHandle, useApi } from 'shared-auth';
import { restoreDraft } from 'shared-auth/write';
import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { attachments } from 'shared-contract/inclusive/endpoints';
import { INCLUSIVE_AREAS, type InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { requestQuestions } from 'shared-contract/inclusive/plausibility';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';
import { Card, CardBody, CardHeader, Facts, late, Stack, StatusBadge } from 'shared-ui';
import { Form, TextArea } from 'shared-ui/form';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import { AttachmentsCard } from './attachments-card';
import { RequestBar } from './request-bar';
import { textsOf } from './request-values';
import { useSaveInclusive } from './use-save-inclusive';
import { useSubmitInclusive } from './use-submit-inclusive';

const inclusiveRequestSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/inclusive/schemas').then((all) => ({
    default: all.inclusiveRequestSchema,
  })),
);

export interface RequestFormProps {
  file: InclusiveRequest;
  draft: DraftHandle;
  /** Gets the file as it is stored now. */
  onSent: (file: InclusiveRequest) => Promise<void>;
}

const NotSubmitted = () => (
  <StatusBadge tone="neutral" icon="pen-line">
    {texts.never}
  </StatusBadge>
);

const filledAreas = (values: InclusiveRequestWrite): string =>
  INCLUSIVE_AREAS.filter((area) => values[area]?.trim())
    .map((area) => texts.areas[area].label)
    .join(', ');

const Summary = ({ values, attached }: { values: InclusiveRequestWrite; attached: number }) => (
  <Facts
    columns={1}
    items={[
      { label: texts.filledAreas, value: filledAreas(values) },
      { label: texts.attachedFiles, value: texts.attachmentCount(attached) },
    ]}
  />
);

/** A text for each area in which something is asked. */
const AreasCard = () => (
  <Card as="section">
    <CardHeader title={texts.formTitle} detail={texts.formLead} aside={<NotSubmitted />} />
    <CardBody>
      {INCLUSIVE_AREAS.map((area) => (
        <TextArea
          key={area}
          name={area}
          label={texts.areas[area].label}
          hint={texts.areas[area].hint}
          max={FREE_TEXT_MAX}
          rows={3}
          optional
        />
      ))}
    </CardBody>
  </Card>
);

/** Six texts and the attachments of a request that can still change (S2 §2). */
export const RequestForm = ({ file, draft, onSent }: RequestFormProps) => {
  const follow = {
    onSaved: async (sent: InclusiveRequest) => {
      await draft.discard();
      await onSent(sent);
    },
  };
  const { run } = useSaveInclusive(follow);
  const { ask, dialog, isAsked } = useSubmitInclusive(follow);
  const attached = useApi(attachments).data?.length;
  const action = useRef<'save' | 'submit'>('save');
  const [initial] = useState(() => ({
    ...restoreDraft(textsOf(file), draft.draft?.Contenu),
    DemandeDecretInclusifID: file.DemandeDecretInclusifID,
    action: 'save' as const,
  }));
  const submit = (values: InclusiveRequestWrite) =>
    ask({
      title: texts.confirmTitle,
      summary: <Summary values={values} attached={attached ?? 0} />,
      final: texts.final,
      // While the list is not there, the server asks.
      questions: attached === undefined ? [] : requestQuestions(attached),
      body: (Confirmations) => ({ ...values, action: 'submit', Confirmations }),
    });
  return (
    <>
      <Form
        schema={inclusiveRequestSchema}
        label={texts.formTitle}
        initialValues={initial}
        editsWhileSending
        onSubmit={async (values) => {
          const sent = action.current;
          action.current = 'save';
          return (await (sent === 'submit' ? submit(values) : run({ ...values, action: sent }))).outcome;
        }}
      >
        <Stack gap="4">
          <AreasCard />
          <AttachmentsCard demandeId={file.DemandeDecretInclusifID} isLocked={false} />
        </Stack>
        <RequestBar
          draft={draft}
          isAsked={isAsked}
          onAction={(next) => {
            action.current = next;
          }}
        />
      </Form>
      {dialog}
    </>
  );
};
