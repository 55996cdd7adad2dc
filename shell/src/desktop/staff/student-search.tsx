import { type FormEvent, useId, useRef } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { useNavigate } from 'shared-router';
import { Box, Button, Card } from 'shared-ui';
import { STAFF_HOME } from './texts';

const texts = STAFF_HOME.search;

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.375rem 0.75rem',
  '& > label': { gridColumn: '1 / -1', fontWeight: '600' },
  '& > input': {
    minHeight: '2.75rem',
    minWidth: '0',
    padding: '0.5rem 0.875rem',
    font: 'inherit',
    color: 'var(--text)',
    background: 'var(--input)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--r-sm)',
    appearance: 'none',
  },
} as const;

/** Goes to a search of students with these words, which stand in no address (CONTRACT §5.20). */
export const useStudentSearch = (place: string) => {
  const navigate = useNavigate();
  return (words: string) => navigate(place, { state: { etudiant: words } });
};

export interface StudentSearchProps {
  /** Page that searches. */
  place: string;
  title: string;
}

/** The first thing that staff do: to a student, by number or name. */
export const StudentSearch = ({ place, title }: StudentSearchProps) => {
  const id = useId();
  const search = useStudentSearch(place);
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = box.current?.value.trim() ?? '';
    if (words !== '') search(words);
  };
  return (
    <Card role="search" aria-label={title} p={{ base: '4', sm: '5' }}>
      <Box as="form" onSubmit={submit} css={LINE}>
        <label htmlFor={id}>
          {title}
          <Box as="span" fontWeight="400" color="muted">
            {' '}
            ({texts.label})
          </Box>
        </label>
        <input
          ref={box}
          type="search"
          id={id}
          maxLength={SEARCH_LIMITS.textMax}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          {texts.submit}
        </Button>
      </Box>
    </Card>
  );
};
