import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { saveRemediations } from 'shared-contract/sar/endpoints';
import type { Remediation, RemediationList } from 'shared-contract/sar/sar';
import { changedRemediations } from 'shared-contract/sar/sar';
import { readTicks, type Ticks } from './ticks';

/** The rows as they are ticked on the page; each change is kept as a draft, which a save ends. */
export const useTicks = (
  stored: readonly Remediation[],
  { draft, keep, discard }: DraftHandle,
  onSaved: (list: RemediationList) => Promise<unknown>,
) => {
  const [ticks, setTicks] = useState<Ticks>(() => readTicks(draft?.Contenu));
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
  const { run, isBusy } = useWrite(saveRemediations, {
    onSaved: async (list) => {
      await onSaved(list);
      setTicks({});
      await discard();
    },
  });
  return { rows, changed, isBusy, tick, send: () => run({ Items: changed }) };
};
