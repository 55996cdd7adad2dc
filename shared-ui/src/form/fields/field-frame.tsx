import type { ReactNode } from 'react';
import { FieldError } from '../../controls/field-error';
import { chakra } from '../../theme/styled';

const Root = chakra('div', {
  base: { '& + &, fieldset + &': { marginTop: '1.375rem' }, minWidth: '0' },
});

const labelStyle = { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' };

const Label = chakra('label', { base: labelStyle });
const Hint = chakra('p', {
  base: { fontSize: 'sm', color: 'muted', marginBottom: '0.4375rem', lineHeight: '1.45' },
});

const Foot = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', alignItems: 'flex-start' },
});

const Optional = chakra('span', { base: { fontWeight: '400', color: 'muted', fontSize: 'sm' } });

/** Props that every field takes. */
export interface FieldOwnProps {
  /** Dotted path in the values. */
  name: string;
  label: string;
  /** Above the control: the form of the answer. */
  hint?: ReactNode;
  /** Adds « (facultatif) ». */
  optional?: boolean;
}

export interface FieldFrameProps extends Omit<FieldOwnProps, 'name'> {
  /** Id of the control. */
  id: string;
  error: string | undefined;
  /** At the right under the control: a counter. */
  counter?: ReactNode;
  children: ReactNode;
}

/** Ids for `aria-describedby` of a control. */
export const describedBy = (id: string, hasHint: boolean, hasError: boolean): string | undefined =>
  [hasHint ? `${id}-aide` : '', hasError ? `${id}-erreur` : ''].filter(Boolean).join(' ') || undefined;

/** « (facultatif) » after a label. */
export const OptionalMark = () => <Optional> (facultatif)</Optional>;

/** Frame of a field: label, hint, control, error. */
export const FieldFrame = ({
  id,
  label,
  hint,
  optional = false,
  error,
  counter,
  children,
}: FieldFrameProps) => (
  <Root>
    <Label id={`${id}-nom`} htmlFor={id}>
      {label}
      {optional && <OptionalMark />}
    </Label>
    {hint !== undefined && <Hint id={`${id}-aide`}>{hint}</Hint>}
    {children}
    <Foot>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {counter}
    </Foot>
  </Root>
);

/** Two fields side by side from 600 px on. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    gap: '0 1.25rem',
    '& + *, * + &': { marginTop: '1.375rem' },
    '& > * + *': { marginTop: { base: '1.375rem', sm: '0!' } },
  },
});

/** Fieldset of choices under one legend. */
export const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '* + &': { marginTop: '1.375rem' },
    '& > legend': { ...labelStyle, padding: '0' },
  },
});
