import { useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { saveRemediations } from 'shared-contract/sar/endpoints';
import type { Remediation, RemediationList } from 'shared-contract/sar/sar';
import { changedRemediations } from 'shared-contract/sar/sar';
import { SAR_TEXTS as texts } from '../texts/sar';
import { parseSelection, type SarSelection } from './sar-selection';
import { SarSummary } from './sar-summary';

const isChanged = (
  changed: readonly Pick<Remediation, 'RemediationCode'>[],
  { RemediationCode }: Remediation,
): boolean => changed.some((one) => one.RemediationCode === RemediationCode);

/** Rows with unsent changes applied; changes are saved as a draft until submitted. */
export const useSarSelection = (
  stored: readonly Remediation[],
  { draft, keep, discard }: DraftHandle,
  onSaved: (list: RemediationList) => Promise<unknown>,
) => {
  const [ticks, setTicks] = useState<SarSelection>(() => parseSelection(draft?.Contenu));
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
  const { ask, dialog, isAsked } = useBinding(saveRemediations, {
    onSaved: async (list) => {
      await onSaved(list);
      setTicks({});
      await discard();
    },
  });
  const send = () =>
    ask({
      title: texts.confirmTitle,
      summary: <SarSummary changed={rows.filter((row) => isChanged(changed, row))} />,
      final: texts.final,
      body: () => ({ Items: changed }),
    });
  return { rows, changed, dialog, isAsked, tick, send };
};
