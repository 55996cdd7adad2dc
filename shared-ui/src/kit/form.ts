export { useForm, useFormState } from 'react-final-form';
export { Checkbox, type CheckboxProps, Radio, type RadioProps } from '../form/choice';
export {
  CheckboxField,
  type CheckboxFieldProps,
  RadioGroup,
  type RadioGroupProps,
  YES_NO,
} from '../form/choice-fields';
export { Area, Input } from '../form/controls';
export { DraftKeeper, type DraftKeeperProps } from '../form/draft-keeper';
export { FormSummary } from '../form/error-summary';
export { FieldError, FieldRow } from '../form/field-frame';
export { Form, type FormProps, type SubmitOutcome } from '../form/form';
export { useFieldId } from '../form/form-context';
export {
  NumberStepper,
  type NumberStepperProps,
  StepperInput,
  type StepperInputProps,
} from '../form/number-stepper';
export { type Option, Select, SelectField, type SelectFieldProps, type SelectProps } from '../form/select';
export { SubmitButton, type SubmitButtonProps } from '../form/submit-button';
export { Switch, type SwitchProps } from '../form/switch';
export { TextArea, type TextAreaProps } from '../form/text-area';
export { DateField, type DateFieldProps, TextField, type TextFieldProps } from '../form/text-field';
export { LeaveGuard, UnsavedGuard } from '../form/unsaved-guard';
