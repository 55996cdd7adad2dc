import type { StaffAccounts } from 'shared-contract/staff-accounts/answers';
import { Box, Button, Card, EmptyState, StatusBadge, Text } from 'shared-ui';
import { CURRENT_ROW } from '../shared/current-row';
import { moveBetweenRows } from '../shared/list-keys';
import { ACCOUNT_TEXTS } from '../texts/accounts';
import { rowIdOf } from './use-accounts';

const texts = ACCOUNT_TEXTS;

/** From this width of the list on, what somebody may do stands beside her name. */
const COLUMNS = '@container (min-width: 34rem)';

const LIST = {
  containerType: 'inline-size',
  '& ul': { listStyle: 'none', margin: '0', padding: '0' },
  '& li + li': { borderTop: '1px solid var(--border)' },
  '& button': {
    display: 'grid',
    gap: '0.125rem 1rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '3.25rem',
    padding: '0.5rem 1rem',
    border: '0',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.35',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& button[aria-current="true"]': CURRENT_ROW,
  '& b, & small': { display: 'block', overflowWrap: 'anywhere' },
  '& b': { fontSize: '0.9375rem' },
  '& small': { fontSize: '0.8125rem', color: 'var(--muted)' },
  '& button > span': { minWidth: '0', overflowWrap: 'anywhere' },
  [COLUMNS]: { '& button': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
} as const;

export interface AccountListProps {
  accounts: StaffAccounts;
  opened: number | 'new' | null;
  onOpen: (compteId: number) => void;
  onClear: () => void;
}

/** Accounts of staff: whose, what they may do, when they signed in last. One tab stop, arrow keys inside. */
export const AccountList = ({ accounts, opened, onOpen, onClear }: AccountListProps) => {
  const { Comptes, Total, MoiCompteID } = accounts;
  if (Comptes.length === 0)
    return (
      <EmptyState
        title={texts.none}
        icon="search"
        action={
          <Button variant="tonal" onClick={onClear}>
            {texts.clear}
          </Button>
        }
      >
        {texts.noneText}
      </EmptyState>
    );
  const stop = Comptes.some(({ CompteID }) => CompteID === opened) ? opened : Comptes[0]?.CompteID;
  return (
    <Card overflow="hidden">
      <Box role="group" aria-label={texts.list} css={LIST} onKeyDown={moveBetweenRows}>
        <ul>
          {Comptes.map((account) => (
            <li key={account.CompteID}>
              <button
                type="button"
                id={rowIdOf(account.CompteID)}
                tabIndex={account.CompteID === stop ? 0 : -1}
                aria-current={account.CompteID === opened}
                onClick={() => onOpen(account.CompteID)}
              >
                <span>
                  <b>
                    {account.NomAffiche}
                    {account.CompteID === MoiCompteID && ` (${texts.you})`}
                  </b>
                  <small>{texts.detail(account)}</small>
                </span>
                <span>
                  {account.Actif ? (
                    texts.rights(account)
                  ) : (
                    <StatusBadge tone="neutral">{texts.withdrawn}</StatusBadge>
                  )}
                  <small>{texts.seen(account)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Box>
      {Total > Comptes.length && (
        <Text tone="muted" p="3" size="sm">
          {texts.shown(Comptes.length, Total)}
        </Text>
      )}
    </Card>
  );
};
