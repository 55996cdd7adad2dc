import { useId } from 'react';
import { Box, Stack, Text } from 'shared-ui';
import { STUDENTS } from '../texts';

export interface MatriculeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

const INPUT = {
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.5rem 0.75rem',
  font: 'inherit',
  color: 'var(--text)',
  background: 'var(--surface)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--r-sm)',
  '&[aria-invalid=true]': { border: '2px solid var(--danger-icon)' },
} as const;

/** One number to type. The form kit would weigh 54 kB for it, so this is the browser's own input. */
export const MatriculeField = ({ value, onChange, error }: MatriculeFieldProps) => {
  const id = useId();
  return (
    <Stack gap="1" mt="4">
      <label htmlFor={id}>{STUDENTS.label}</label>
      <Box css={{ '& > input': INPUT }}>
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-erreur`}
        />
      </Box>
      <Text id={`${id}-erreur`} tone="danger" size="sm" role="alert">
        {error}
      </Text>
    </Stack>
  );
};
