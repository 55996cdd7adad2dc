export { useForm, useFormState } from 'react-final-form';
export { DraftKeeper, type DraftKeeperProps } from '../form/draft-keeper';
export { FormSummary } from '../form/error-summary';
export { Checkbox, type CheckboxProps, Radio, type RadioProps } from '../form/fields/choice';
export {
  CheckboxField,
  type CheckboxFieldProps,
  RadioGroup,
  type RadioGroupProps,
  YES_NO,
} from '../form/fields/choice-fields';
export { Area, Input } from '../form/fields/controls';
export { FieldError, FieldRow } from '../form/fields/field-frame';
export {
  NumberStepper,
  type NumberStepperProps,
  StepperInput,
  type StepperInputProps,
} from '../form/fields/number-stepper';
export {
  type Option,
  Select,
  SelectField,
  type SelectFieldProps,
  type SelectProps,
} from '../form/fields/select';
export { Switch, type SwitchProps } from '../form/fields/switch';
export { TextArea, type TextAreaProps } from '../form/fields/text-area';
export { DateField, type DateFieldProps, TextField, type TextFieldProps } from '../form/fields/text-field';
export { Form, type FormProps, type SubmitOutcome } from '../form/form';
export { FormActions } from '../form/form-actions';
export { useFieldId } from '../form/form-context';
export { SubmitButton, type SubmitButtonProps } from '../form/submit-button';
export { LeaveGuard, UnsavedGuard } from '../form/unsaved-guard';
export { useShownError } from '../form/use-shown-error';
