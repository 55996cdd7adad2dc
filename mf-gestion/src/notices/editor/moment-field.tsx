import { Box, Text } from 'shared-ui';
import { FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { toInstant, toLocal } from '../../shared/brussels-time';
import { MomentInput } from '../../shared/moment-input';
import { NOTICE_TEXTS } from '../../texts/notices';
import type { NoticeValues } from './notice-values';

const texts = NOTICE_TEXTS.editor;

const LABEL = {
  // Two of them share a row, however wide the browser draws them.
  minWidth: '0',
  '& > label': { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' },
} as const;

export interface MomentFieldProps {
  name: 'Debut' | 'Fin';
  label: string;
  hint: string;
}

/** Date and time in Brussels; empty is null. Incomplete input is kept as typed. */
export const MomentField = ({ name, label, hint }: MomentFieldProps) => {
  const id = useFieldId(name);
  const form = useForm();
  const error = useShownError(name);
  const value = useFormState<NoticeValues>({ subscription: { values: true } }).values[name];
  const isInstant = value?.endsWith('Z') === true;
  const type = (typed: string) => form.change(name, typed === '' ? null : (toInstant(typed) ?? typed));
  return (
    <Box css={LABEL}>
      <label id={`${id}-nom`} htmlFor={id}>
        {label}{' '}
        <Text as="span" size="sm" tone="muted">
          {texts.optional}
        </Text>
      </label>
      <MomentInput
        id={id}
        value={isInstant ? toLocal(value) : (value ?? '')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-aide` : `${id}-aide ${id}-erreur`}
        onChange={type}
      />
      <Text size="sm" tone="muted" id={`${id}-aide`}>
        {hint}
      </Text>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};
