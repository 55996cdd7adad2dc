export { Checkbox, type CheckboxProps, Radio, type RadioProps } from '../controls/choice';
export { Area, Input } from '../controls/controls';
export { FieldError } from '../controls/field-error';
export { type Chip, FilterChips, type FilterChipsProps } from '../controls/filter-chips';
export { type Option, Select, type SelectProps } from '../controls/select';
export { StepperInput, type StepperInputProps } from '../controls/stepper-input';
export { Switch, type SwitchProps } from '../controls/switch';
export { FormActions } from '../form/form-actions';
