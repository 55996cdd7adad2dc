import { useState } from 'react';
import { type DraftHandle, useRight } from 'shared-auth';
import { BUTTON_LABELS, EVENT_TEXTS } from 'shared-contract/quoted';
import type { Remediation, RemediationList } from 'shared-contract/sar/sar';
import { BarTotal, Button, Card, CardHeader, Stack, StatusBadge, WideBar } from 'shared-ui';
import { DraftNote } from '../shared/draft-note';
import { SAR_TEXTS as texts } from '../texts/sar';
import { SarTable } from './sar-table';
import { useSarSelection } from './use-sar-selection';

interface SarFormProps {
  stored: readonly Remediation[];
  draft: DraftHandle;
  /** Gets the sessions as they are stored now. */
  onSaved: (list: RemediationList) => Promise<unknown>;
}

/** Ticks the sessions and sends the modified rows alone (S2 §4, §5). */
export const SarForm = ({ stored, draft, onSaved }: SarFormProps) => {
  const maySave = useRight('SAR', 'Update');
  const { rows, changed, dialog, isAsked, tick, send } = useSarSelection(stored, draft, onSaved);
  const count = stored.filter((row) => row.RemediationEstInscrit).length;

  // « Sauvegarder » led to nothing, and nothing was changed since.
  const [isIdle, setIsIdle] = useState(false);

  const save = () => {
    if (changed.length > 0) void send();
    else setIsIdle(true);
  };

  return (
    <>
      <Card>
        <CardHeader
          title={texts.listTitle}
          aside={
            <StatusBadge tone={count > 0 ? 'ok' : 'neutral'} {...(count > 0 ? {} : { icon: null })}>
              {texts.listAside(count)}
            </StatusBadge>
          }
        />
        <SarTable
          rows={rows}
          changed={new Set(changed.map(({ RemediationCode }) => RemediationCode))}
          isReadOnly={!maySave}
          onTick={(code, isTicked) => {
            setIsIdle(false);
            tick(code, isTicked);
          }}
        />
      </Card>
      {maySave && (
        <WideBar
          label={texts.bar}
          isBehind={isAsked}
          error={isIdle ? EVENT_TEXTS.oneChangeRequired : undefined}
          figure={
            <Stack gap="1">
              <BarTotal label={texts.changes} value={changed.length} />
              {changed.length > 0 && <DraftNote savedAt={draft.savedAt} isSafe={draft.isSafe} />}
            </Stack>
          }
        >
          <Button icon="save" onClick={save}>
            {BUTTON_LABELS.save}
          </Button>
        </WideBar>
      )}
      {dialog}
    </>
  );
};
