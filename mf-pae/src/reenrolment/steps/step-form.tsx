import { type ReactNode, useState } from 'react';
import { restoreDraft } from 'shared-auth';
import { Card, CardBody, Stack } from 'shared-ui';
import { DraftKeeper, Form, type FormProps, SubmitButton } from 'shared-ui/form';
import type { AnyObjectSchema } from 'yup';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { Recap } from './recap';
import { StepButtons } from './step-frame';
import type { StepProps } from './step-props';

export interface StepFormProps<Schema extends AnyObjectSchema>
  extends Pick<StepProps, 'data' | 'draft' | 'isLast' | 'saveStep' | 'onPrevious' | 'onNext'> {
  schema: Schema;
  label: string;
  step: 3 | 4 | 5;
  /** Part of the draft that holds this form. */
  part: 'bourse' | 'langue' | 'master';
  start: FormProps<Schema>['initialValues'];
  children: ReactNode;
}

/** The form of a step from 3 to 5: sent by « Suivant », kept while it is typed. */
export const StepForm = <Schema extends AnyObjectSchema>(props: StepFormProps<Schema>) => {
  const { schema, label, step, part, start, data, draft, isLast, saveStep, onPrevious, onNext, children } =
    props;
  const [initial] = useState(() => restoreDraft(start, draft.read()[part]));
  const submit = async (values: object) => {
    const saved = await saveStep(step, isLast, values);
    if (saved === false) return false;
    if (!isLast) {
      draft.update({ [part]: undefined });
      onNext();
    }
    return undefined;
  };
  return (
    <Form schema={schema} label={label} initialValues={initial} onSubmit={submit}>
      <Stack gap="5">
        <Card>
          <CardBody>{children}</CardBody>
        </Card>
        {isLast && <Recap data={data} isBeforeEnd />}
        <DraftKeeper {...draft} keep={(values) => draft.update({ [part]: values })} />
        <StepButtons onPrevious={onPrevious}>
          <SubmitButton>{REENROLMENT_TEXTS.next}</SubmitButton>
        </StepButtons>
      </Stack>
    </Form>
  );
};
