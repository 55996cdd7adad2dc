export { useForm, useFormState } from 'react-final-form';
export { DayInput, type DayInputProps } from '../dates/day-input';
export { LeaveGuard } from '../dialog/leave-guard';
export { DraftKeeper, type DraftKeeperProps } from '../form/draft-keeper';
export { FormSummary } from '../form/error-summary';
export {
  CheckboxField,
  type CheckboxFieldProps,
  RadioGroup,
  type RadioGroupProps,
  YES_NO,
} from '../form/fields/choice-fields';
export { DateField, type DateFieldProps } from '../form/fields/date-field';
export { FieldRow } from '../form/fields/field-frame';
export { NumberStepper, type NumberStepperProps } from '../form/fields/number-stepper';
export { SelectField, type SelectFieldProps } from '../form/fields/select-field';
export { TextArea, type TextAreaProps } from '../form/fields/text-area';
export { TextField, type TextFieldProps } from '../form/fields/text-field';
export { useFieldId } from '../form/fields/use-named-field';
export { Form, type FormProps, type SubmitOutcome, UnsavedGuard } from '../form/form';
export { lateSchema } from '../form/lazy-schema';
export { SubmitButton, type SubmitButtonProps } from '../form/submit-button';
export { useShownError } from '../form/use-shown-error';
export type { Late as LateSchema } from '../late/late';
export {
  Area,
  Checkbox,
  type CheckboxProps,
  FieldError,
  FormActions,
  Input,
  type Option,
  Radio,
  type RadioProps,
  Select,
  type SelectProps,
  StepperInput,
  type StepperInputProps,
  Switch,
  type SwitchProps,
} from './controls';
