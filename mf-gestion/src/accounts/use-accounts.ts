import { useDeferredValue, useRef, useState } from 'react';
import { useApi } from 'shared-auth';
import { staffAccounts } from 'shared-contract/staff-accounts/endpoints';
import { useRestoreFocus } from '../shared/restore-focus';
import { useLeaving } from '../shared/use-leaving';
import { ACCOUNT_TEXTS } from '../texts/accounts';

/** DOM id of an account's row. */
export const rowIdOf = (compteId: number): string => `compte-${compteId}`;

/** The account that is open; `new` is one to add. */
type Opened = number | 'new' | null;

/** Accounts that a search finds, and the opened one, with an unsaved-changes guard. */
export const useAccounts = () => {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const search = useDeferredValue(text).trim();
  const query = useApi(staffAccounts, search === '' ? {} : { recherche: search });
  const { mayLeave, onDirty, question } = useLeaving(ACCOUNT_TEXTS.leaving);
  const focusBack = useRestoreFocus();
  // What is open stays while another search is on its way.
  const known = useRef(query.data);
  known.current = query.data ?? known.current;
  const { current: data } = known;
  const kept = useRef(data?.Comptes[0]);
  const row = data?.Comptes.find(({ CompteID }) => CompteID === opened);
  kept.current = row ?? kept.current;
  const open = async (next: number | 'new') => {
    if (next !== opened && (await mayLeave())) setOpened(next);
  };
  /** Back to the list; the focus goes to the row of what was open. */
  const close = (worked: Opened) => {
    onDirty(false);
    if (typeof worked === 'number') focusBack(rowIdOf(worked));
    setOpened(null);
  };
  const leave = async () => {
    if (opened !== null && (await mayLeave())) close(opened);
  };
  return {
    query,
    data,
    text,
    setText,
    opened,
    account: typeof opened === 'number' ? (row ?? kept.current) : undefined,
    open,
    close,
    leave,
    onDirty,
    question,
  };
};
