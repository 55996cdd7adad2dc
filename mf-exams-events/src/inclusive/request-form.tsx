import { useRef, useState } from 'react';
import { type DraftHandle, restoreDraft } from 'shared-auth';
import { FREE_TEXT_MAX } from 'shared-contract/base/limits';
import { INCLUSIVE_AREAS, type InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { inclusiveRequestSchema } from 'shared-contract/inclusive/schemas';
import { Card, CardBody, CardHeader, Stack, StatusBadge } from 'shared-ui';
import { Form, TextArea } from 'shared-ui/form';
import { AttachmentsCard } from './attachments-card';
import { RequestBar } from './request-bar';
import { textsOf } from './request-values';
import { INCLUSIVE_TEXTS as texts } from './texts';
import { useSendInclusive } from './use-inclusive';

interface RequestFormProps {
  file: InclusiveRequest;
  draft: DraftHandle;
  /** Gets the file as it is stored now. */
  onSent: (file: InclusiveRequest) => Promise<unknown>;
}

const NotSubmitted = () => (
  <StatusBadge tone="neutral" icon="pen-line">
    {texts.never}
  </StatusBadge>
);

/** Six texts and the attachments of a request that can still change (S2 §2). */
export const RequestForm = ({ file, draft, onSent }: RequestFormProps) => {
  const send = useSendInclusive();
  const action = useRef<'save' | 'submit'>('save');
  const [initial] = useState(() => ({
    ...restoreDraft(textsOf(file), draft.draft?.Contenu),
    DemandeDecretInclusifID: file.DemandeDecretInclusifID,
    action: 'save' as const,
  }));
  return (
    <Form
      schema={inclusiveRequestSchema}
      label={texts.formTitle}
      initialValues={initial}
      onSubmit={async (values) => {
        const sent = await send({ ...values, action: action.current });
        action.current = 'save';
        if (sent === false) return false;
        await draft.discard();
        await onSent(sent);
        return undefined;
      }}
    >
      <Stack gap="4">
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
        <AttachmentsCard demandeId={file.DemandeDecretInclusifID} isLocked={false} />
      </Stack>
      <RequestBar
        draft={draft}
        onAction={(next) => {
          action.current = next;
        }}
      />
    </Form>
  );
};
