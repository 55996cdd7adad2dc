import { useState } from 'react';
import { apiPost, type DraftHandle, useApi, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { Remediation, RemediationList } from 'shared-contract/sar/sar';
import { changedRemediations } from 'shared-contract/sar/sar';
import { readTicks, type Ticks } from './ticks';

const PATH = '/extranet/student/SAR';

/** Sessions of the student's courses, with those that she signed up for. */
export const useRemediations = () => useApi<RemediationList>(PATH);

/** The rows as they are ticked on the page; each change is kept as a draft, which a save ends. */
export const useTicks = (
  stored: readonly Remediation[],
  { draft, keep, discard }: DraftHandle,
  onSaved: (list: RemediationList) => Promise<unknown>,
) => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  const [ticks, setTicks] = useState<Ticks>(() => readTicks(draft?.Contenu));
  const [isBusy, setIsBusy] = useState(false);
  const rows = stored.map((row) => ({
    ...row,
    RemediationEstInscrit: ticks[row.RemediationCode] ?? row.RemediationEstInscrit,
  }));
  const changed = changedRemediations(stored, rows);

  const tick = (code: string, isTicked: boolean) => {
    const next = { ...ticks, [code]: isTicked };
    setTicks(next);
    keep(next);
  };
  const send = async () => {
    setIsBusy(true);
    const body = { Items: changed };
    const saved = await save(() => apiPost<RemediationList>(PATH, body, { idempotencyKey: keyOf(body) }), {
      onError: onRefusal,
    });
    if (saved !== false) {
      await onSaved(saved);
      setTicks({});
      await discard();
    }
    setIsBusy(false);
  };
  return { rows, changed, isBusy, tick, send };
};
