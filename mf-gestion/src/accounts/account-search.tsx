import type { RefObject } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { Box } from 'shared-ui';
import { Input } from 'shared-ui/controls';
import { useShortcut } from '../shared/key-button';
import { ACCOUNT_TEXTS } from '../texts/accounts';

const texts = ACCOUNT_TEXTS;

const FRAME = { marginBottom: '4', maxWidth: { md: '26rem' } } as const;

export interface AccountSearchProps {
  box: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
}

/** Finds an account by name, function or account name. */
export const AccountSearch = ({ box, value, onChange }: AccountSearchProps) => (
  <Box role="search" aria-label={texts.search} css={FRAME}>
    <Input
      ref={box}
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      {...useShortcut('/')}
      value={value}
      maxLength={SEARCH_LIMITS.textMax}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  </Box>
);
