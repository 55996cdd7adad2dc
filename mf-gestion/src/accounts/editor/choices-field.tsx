import { useEffect } from 'react';
import { Box } from 'shared-ui';
import { Checkbox, FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';

const GROUP = {
  minWidth: '0',
  margin: '0',
  marginTop: '1.375rem',
  padding: '0',
  border: '0',
  '& > legend': { padding: '0', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' },
} as const;

const CHOICES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: '1.25rem',
  // A school of many sections keeps its form in reach; the row that is cut says that more are under it.
  '&[data-many]': { maxHeight: '23.75rem', overflowY: 'auto' },
} as const;

/** More are scrolled. */
const MANY = 12;

export interface Choice {
  value: string;
  label: string;
  /** Why it can't be changed here. */
  locked?: string | undefined;
}

export interface ChoicesFieldProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** Told of what is chosen, beside the field itself. */
  onChosen?: (values: string[]) => void;
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const isSameList = (one: unknown, other: unknown): boolean =>
  listOf(one).length === listOf(other).length && listOf(one).every((word) => listOf(other).includes(word));

/** Some of a list, each by a box. */
export const ChoicesField = ({ name, legend, choices, onChosen }: ChoicesFieldProps) => {
  const id = useFieldId(name);
  const form = useForm();
  const error = useShownError(name);
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  const chosen = listOf(values[name]);
  // Known to the form as a field: what is chosen stays where the account is read again.
  useEffect(() => form.registerField(name, () => {}, {}, { isEqual: isSameList }), [form, name]);
  const take = (value: string, isTicked: boolean) =>
    form.batch(() => {
      const next = isTicked ? [...chosen, value] : chosen.filter((one) => one !== value);
      form.change(name, next);
      onChosen?.(next);
    });
  return (
    <Box
      as="fieldset"
      id={id}
      tabIndex={-1}
      css={GROUP}
      aria-describedby={error === undefined ? undefined : `${id}-erreur`}
    >
      <legend>{legend}</legend>
      <Box css={CHOICES} {...(choices.length > MANY && { 'data-many': '' })}>
        {choices.map(({ value, label, locked }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={locked !== undefined}
            detail={locked}
            onChange={(event) => take(value, event.target.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </Box>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};
