import { useState } from 'react';
import { type DraftHandle, useSession } from 'shared-auth';
import { submissionRefusal } from 'shared-contract/pae/items';
import { paeWarnings } from 'shared-contract/pae/warnings';
import { Grid, LiveRegion, Stack } from 'shared-ui';
import { LeaveGuard } from 'shared-ui/dialog';
import { PAE_COLUMNS } from './columns';
import { Dialogs, type OpenDialog } from './dialogs';
import { Notices } from './notices';
import { type PaeReads, useSaving } from './saving/use-saving';
import { SkipToSelection } from './skip-to-selection';
import { useAnnouncement } from './summary/announcement';
import { SelectionBar } from './summary/selection-bar';
import { SummaryCard } from './summary/summary-card';
import type { SummaryProps } from './summary/summary-props';
import { WarningsPanel } from './summary/warnings-panel';
import { PaeLegend } from './units/legend';
import { Levels } from './units/levels';
import { useComposer } from './use-composer';
import { useIsPhone } from './use-is-phone';
import type { PaeStart } from './use-pae';

export interface ComposerProps {
  start: PaeStart;
  /** The screen's draft, already read. */
  draft: DraftHandle;
  /** Contents of what was kept and not saved, of an earlier visit or from before a conflict. */
  kept: unknown;
  /** Another window saved since this page was opened. */
  isOvertaken: boolean;
  reads: PaeReads;
  /** Number of the receipt of the submission. */
  onSubmitted: (receipt: string | null) => void;
}

/** The programme with its units, what it adds up to, and what can be done with it (S2 §2). */
export const PaeComposer = ({ start, draft, kept, isOvertaken, reads, onSubmitted }: ComposerProps) => {
  const { constraints, levels } = start;
  const isWritable = !useSession().isViewing;
  // Not drawn beside: a bar in the page takes the place of the portal's own.
  const isPhone = useIsPhone();
  const composer = useComposer(start, draft, kept);
  const { programme, selection } = composer;
  const saving = useSaving(composer, { ...reads, isWritable, limits: constraints, draft });
  const [open, setOpen] = useState<OpenDialog>(null);
  const message = useAnnouncement(programme, selection);
  const warnings = paeWarnings(programme, selection, constraints);
  const submit = async () => {
    const receipt = await saving.submit(warnings);
    if (receipt !== null) onSubmitted(receipt);
  };
  const summary: SummaryProps = {
    composer,
    limits: constraints,
    warnings,
    refusal: submissionRefusal(selection),
    isWritable,
    isBusy: saving.isBusy,
    onSave: () => void saving.save(),
    onSubmit: () => void submit(),
    onOpen: setOpen,
  };
  return (
    <>
      <LiveRegion message={message} />
      <LeaveGuard when={composer.isDirty && !draft.isSafe} />
      <Grid css={PAE_COLUMNS}>
        <SummaryCard {...summary} />
        <Stack gap="5">
          <SkipToSelection />
          <Notices
            composer={composer}
            isSafe={saving.isSafe}
            isWritable={isWritable}
            isOvertaken={isOvertaken}
            amendment={constraints.DemandeModification}
          />
          <WarningsPanel
            programme={programme}
            warnings={warnings}
            isWritable={isWritable}
            onAdd={composer.toggle}
            onRemove={composer.remove}
          />
          <PaeLegend />
          <Levels levels={levels} composer={composer} isWritable={isWritable} />
        </Stack>
      </Grid>
      {isPhone && <SelectionBar {...summary} onSummary={() => setOpen('selection')} />}
      <Dialogs open={open} summary={summary} onClose={() => setOpen(null)} />
      {saving.dialog}
    </>
  );
};
