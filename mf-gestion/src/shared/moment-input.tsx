import { useState } from 'react';
import { readHour } from 'shared-contract/base/typed-dates';
import { Box } from 'shared-ui';
import { DayInput, Input } from 'shared-ui/form';

const PARTS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  columnGap: '0.5rem',
  maxWidth: '20rem',
  // The words of the day stand below both.
  '& > :first-child': { gridArea: '1 / 1' },
  '& > input': { gridArea: '1 / 2', padding: '0.5625rem 0.75rem' },
  '& > [role=status]': { gridColumn: '1 / -1' },
} as const;

export interface MomentInputProps {
  /** Its label has the id `<id>-nom`. */
  id: string;
  /** Brussels date and time, `2026-11-23T18:00`; either part may be missing or as it was typed. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** A day and an hour, typed as people write them. */
export const MomentInput = ({ id, value, onChange, ...rest }: MomentInputProps) => {
  // While it is typed it stays as it is typed: « 9 » is not « 09:00 » yet.
  const [typed, setTyped] = useState<string | null>(null);
  const at = value.indexOf('T');
  const day = at < 0 ? value : value.slice(0, at);
  const hour = at < 0 ? '' : value.slice(at + 1);
  const change = (nextDay: string, nextHour: string) =>
    onChange(nextDay === '' && nextHour === '' ? '' : `${nextDay}T${nextHour}`);
  return (
    <Box css={PARTS}>
      <DayInput {...rest} id={id} value={day} onChange={(next) => change(next, hour)} />
      <Input
        {...rest}
        id={`${id}-heure`}
        aria-label="Heure"
        aria-labelledby={`${id}-nom ${id}-heure`}
        autoComplete="off"
        value={typed ?? hour}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(day, readHour(target.value) ?? target.value.trim());
        }}
      />
    </Box>
  );
};
