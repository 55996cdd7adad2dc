import { type ReactNode, useState } from 'react';
import { restoreDraft } from 'shared-auth/write';
import { Card, CardBody, Stack } from 'shared-ui';
import { Form, type FormProps, SubmitButton } from 'shared-ui/form';
import type { AnyObjectSchema } from 'yup';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { DraftLine } from '../draft-line';
import { Recap } from './recap';
import { StepButtons } from './step-frame';
import type { DraftPart, StepProps } from './step-props';

export interface StepFormProps<Schema extends AnyObjectSchema>
  extends Pick<StepProps, 'data' | 'draft' | 'isLast' | 'onPrevious'> {
  schema: FormProps<Schema>['schema'];
  label: string;
  part: DraftPart;
  start: FormProps<Schema>['initialValues'];
  onSubmit: FormProps<Schema>['onSubmit'];
  children: ReactNode;
}

/** The form of a step from 3 to 5: sent by « Suivant », kept while it is typed. */
export const StepForm = <Schema extends AnyObjectSchema>(props: StepFormProps<Schema>) => {
  const { schema, label, part, start, data, draft, isLast, onSubmit, onPrevious, children } = props;
  const [initial] = useState(() => restoreDraft(start, draft.read()[part]));
  return (
    <Form isShort schema={schema} label={label} initialValues={initial} onSubmit={onSubmit}>
      <Stack gap="5">
        <Card>
          <CardBody>{children}</CardBody>
        </Card>
        {isLast && <Recap data={data} isBeforeEnd />}
      </Stack>
      <DraftLine {...draft} keep={(values) => draft.update({ [part]: values })} />
      <StepButtons onPrevious={onPrevious}>
        <SubmitButton busyText={REENROLMENT_TEXTS.next}>{REENROLMENT_TEXTS.next}</SubmitButton>
      </StepButtons>
    </Form>
  );
};
