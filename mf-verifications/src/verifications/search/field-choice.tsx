import { useId } from 'react';
import { SEARCH_FIELDS, type SearchField } from 'shared-contract/verifications/verifications';
import { Box } from 'shared-ui';
import { TEXTS } from '../../texts';

const texts = TEXTS.search;

const GROUP = {
  display: 'flex',
  padding: '0.1875rem',
  background: 'var(--sunken)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-sm)',
  '& > legend': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& > label': {
    position: 'relative',
    flex: '1 1 auto',
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.375rem',
    padding: '0 0.875rem',
    borderRadius: '0.4375rem',
    border: '1px solid transparent',
    fontWeight: '600',
    fontSize: '0.9375rem',
    color: 'var(--muted)',
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0' },
  '& > label:has(:checked)': {
    background: 'var(--surface)',
    borderColor: 'var(--border-strong)',
    color: 'var(--accent-text)',
  },
  '& > label:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  _highContrast: { '& > label:has(:checked)': { outline: '2px solid Highlight' } },
} as const;

export interface FieldChoiceProps {
  value: SearchField;
  onChange: (field: SearchField) => void;
}

/** Matricule, Nom or Prénom: three radios drawn as one switch. */
export const FieldChoice = ({ value, onChange }: FieldChoiceProps) => {
  const name = useId();
  return (
    <Box as="fieldset" css={GROUP}>
      <legend>{texts.by}</legend>
      {SEARCH_FIELDS.map((field) => (
        <label key={field}>
          <input
            type="radio"
            name={name}
            value={field}
            checked={value === field}
            onChange={() => onChange(field)}
          />
          {texts.fields[field]}
        </label>
      ))}
    </Box>
  );
};
