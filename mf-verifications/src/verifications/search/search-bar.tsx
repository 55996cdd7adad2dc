import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import type { SearchField } from 'shared-contract/verifications/verifications';
import { Box, Button, Card, IconButton } from 'shared-ui';
import { TEXTS } from '../../texts';
import { FieldChoice } from './field-choice';
import { Key } from './key';

/** Default search field: digits are a number, anything else a name. */
export const guessField = (text: string): SearchField => (/^\s*\d/.test(text) ? 'matricule' : 'nom');

const texts = TEXTS.search;

const LINE = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  alignItems: 'end',
} as const;

const BOX = {
  position: 'relative',
  '& > input': {
    width: '100%',
    minHeight: '2.75rem',
    padding: '0.5rem 3rem 0.5rem 0.875rem',
    font: 'inherit',
    color: 'var(--text)',
    background: 'var(--input)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--r-sm)',
    appearance: 'none',
  },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  '& > button': { position: 'absolute', right: '0.25rem', top: '0.25rem' },
} as const;

export interface SearchBarProps {
  box: RefObject<HTMLInputElement | null>;
  /** What stands in the box at first. */
  initial: string;
  onSubmit: (text: string, by: SearchField) => void;
  onClear: () => void;
  /** Arrow down in the box: on to the results. */
  onDown: () => void;
}

/** Where to look, the words, « Rechercher » and « Effacer »; Enter searches (S2 §2). */
export const SearchBar = ({ box, initial, onSubmit, onClear, onDown }: SearchBarProps) => {
  const id = useId();
  const [text, setText] = useState(initial);
  const [chosen, setChosen] = useState<SearchField | null>(null);
  const by = chosen ?? guessField(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text, by);
  };
  const clear = () => {
    setText('');
    setChosen(null);
    onClear();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onDown();
  };
  return (
    <Card role="search" p={{ base: '4', sm: '5' }} aria-label={texts.form}>
      <Box as="form" onSubmit={submit} css={LINE}>
        <FieldChoice value={by} onChange={setChosen} />
        <Box>
          <Box mb="1" fontSize="sm" fontWeight="semibold">
            <label htmlFor={id}>{texts.box}</label>
          </Box>
          <Box css={BOX}>
            <input
              ref={box}
              type="search"
              id={id}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              maxLength={SEARCH_LIMITS.textMax}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            {text !== '' && <IconButton label={texts.clear} icon="x" size="sm" onClick={clear} />}
          </Box>
        </Box>
        <Button type="submit" icon="search">
          {texts.submit}
          <Key onAccent>{texts.enter}</Key>
        </Button>
      </Box>
    </Card>
  );
};
