import { useRef } from 'react';
import { AsyncState, Button, LiveRegion, SkeletonLines, usePreload } from 'shared-ui';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { useDeskKeys } from '../shared/desk-keys';
import { Split } from '../shared/split';
import { ACCOUNT_TEXTS } from '../texts/accounts';
import { AccountList } from './account-list';
import { AccountSearch } from './account-search';
import { ChangeAccount, NewAccount } from './late-parts';
import { useAccounts } from './use-accounts';

const texts = ACCOUNT_TEXTS;

/** /gestion/comptes: who works at the school's portal, and what each may do there; for administrators. */
export default function AccountsPage() {
  const { query, data, text, setText, opened, account, open, close, leave, onDirty, question } =
    useAccounts();
  // Both editors are in one file.
  usePreload(ChangeAccount);
  const box = useRef<HTMLInputElement>(null);
  const onLeave = () => void leave();
  useDeskKeys({
    '/': () => box.current?.focus(),
    ...(opened !== null && { Escape: onLeave }),
  });
  const shared = { onLeave, onDirty, onRead: () => query.mutate(), onSaved: close };
  return (
    <DeskFrame current="/gestion/comptes">
      <DeskHead
        title={texts.title}
        // Its line keeps its place until the count is known.
        lead={data ? texts.lead(data.Total) : '\u00a0'}
        actions={
          <Button icon="plus" iconOnPhone onClick={() => void open('new')}>
            {texts.add}
          </Button>
        }
      />
      <LiveRegion message={text !== '' && query.data ? texts.found(query.data.Total) : ''} />
      <Split
        panel={
          (data && opened === 'new' && <NewAccount key="new" accounts={data} {...shared} />) ||
          (data && account && (
            <ChangeAccount key={account.CompteID} accounts={data} account={account} {...shared} />
          )) ||
          null
        }
      >
        <AccountSearch box={box} value={text} onChange={setText} />
        <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={10} />}>
          {(accounts) => (
            <AccountList
              accounts={accounts}
              opened={opened}
              onOpen={(compteId) => void open(compteId)}
              onClear={() => setText('')}
            />
          )}
        </AsyncState>
      </Split>
      {question}
    </DeskFrame>
  );
}
