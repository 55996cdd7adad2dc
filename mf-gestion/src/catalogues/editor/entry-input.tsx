import { type ComponentPropsWithRef, useState } from 'react';
import { readHour } from 'shared-contract/base/typed-dates';
import { Box, Text } from 'shared-ui';
import { FieldError, Input, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';

const texts = CATALOGUE_TEXTS.panel;

/** As the kit's own fields: label, hint, control, what is wrong; the distance to the one above is theirs too. */
const FIELD = {
  minWidth: '0',
  '* + &': { marginTop: '1.375rem' },
  '& > input': { width: '100%', minWidth: '0' },
  '& > label': { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' },
} as const;

/** Formatter and parser of a typed value; unparsable input is kept for the schema to report. */
interface Typing {
  show: (value: unknown) => string;
  read: (typed: string) => string | number | null;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const HOUR: Typing = {
  show: asText,
  read: (typed) => (typed.trim() === '' ? null : (readHour(typed) ?? typed)),
};

const WHOLE: Typing = {
  show: asText,
  read: (typed) => {
    if (typed.trim() === '') return null;
    return /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
  },
};

const EUROS: Typing = {
  show: (cents) => (typeof cents === 'number' ? (cents / 100).toFixed(2).replace('.', ',') : asText(cents)),
  read: (typed) => {
    if (typed.trim() === '') return null;
    const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
    return euros === undefined ? typed : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  },
};

export interface EntryInputProps {
  /** One of the values. */
  name: string;
  /** That of the history without it. */
  label?: string;
  hint?: string;
  optional?: boolean;
}

interface TypedInputProps extends EntryInputProps {
  typing: Typing;
  control: ComponentPropsWithRef<'input'>;
}

const describedBy = (id: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint !== undefined && `${id}-aide`, error !== undefined && `${id}-erreur`].filter(Boolean).join(' ') ||
  undefined;

const TypedInput = ({
  name,
  label = texts.fields[name],
  hint,
  optional = false,
  typing,
  control,
}: TypedInputProps) => {
  const id = useFieldId(name);
  const form = useForm();
  const error = useShownError(name);
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  // While it is typed it stays as it is typed: « 1 » is not « 1,00 » yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box css={FIELD}>
      <label htmlFor={id}>
        {label}
        {optional && (
          <Text as="span" size="sm" tone="muted" fontWeight="400">
            {' '}
            {texts.optional}
          </Text>
        )}
      </label>
      {hint !== undefined && (
        <Text size="sm" tone="muted" mb="0.4375rem" id={`${id}-aide`}>
          {hint}
        </Text>
      )}
      <Input
        {...control}
        id={id}
        value={typed ?? typing.show(values[name])}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          form.change(name, typing.read(target.value));
        }}
      />
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};

/** Time of day, `08:30`, typed as people write it; empty is null. */
export const HourInput = (props: EntryInputProps) => (
  <TypedInput {...props} typing={HOUR} control={{ type: 'text', autoComplete: 'off' }} />
);

/** Integer; empty is null. */
export const WholeInput = (props: EntryInputProps) => (
  <TypedInput
    {...props}
    typing={WHOLE}
    control={{ type: 'text', inputMode: 'numeric', autoComplete: 'off' }}
  />
);

/** Amount in euros, stored in cents. */
export const EurosInput = (props: EntryInputProps) => (
  <TypedInput
    {...props}
    typing={EUROS}
    control={{ type: 'text', inputMode: 'decimal', autoComplete: 'off' }}
  />
);
