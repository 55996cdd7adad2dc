import { StepperInput } from '../../controls/stepper-input';
import { FieldFrame, type FieldOwnProps } from './field-frame';
import { useNamedField } from './use-named-field';

export interface NumberStepperProps extends FieldOwnProps {
  min?: number;
  max?: number;
}

/** Integer field. */
export const NumberStepper = ({ name, label, hint, optional, min = 0, max = 99 }: NumberStepperProps) => {
  const { id, input, error } = useNamedField<number | null>(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <StepperInput
        id={id}
        label={label}
        min={min}
        max={max}
        value={typeof input.value === 'number' ? input.value : min}
        onChange={input.onChange}
      />
    </FieldFrame>
  );
};
