import { useState } from 'react';
import { type DraftHandle, useSession } from 'shared-auth';
import { creditsOf } from 'shared-contract/pae/engine';
import { submissionRefusal } from 'shared-contract/pae/items';
import { paeWarnings } from 'shared-contract/pae/warnings';
import { Grid, LiveRegion, Stack } from 'shared-ui';
import { LeaveGuard } from 'shared-ui/form';
import { Dialogs, type OpenDialog } from './dialogs';
import { Notices } from './notices';
import { SkipToSelection } from './skip-to-selection';
import { useAnnouncement } from './summary/announcement';
import { SelectionBar } from './summary/selection-bar';
import { SummaryCard } from './summary/summary-card';
import { WarningsPanel } from './summary/warnings-panel';
import { PaeLegend } from './units/legend';
import { Levels } from './units/levels';
import { useComposer } from './use-composer';
import type { PaeStart } from './use-pae';
import { type PaeReads, useSaving } from './use-saving';

export interface ComposerProps {
  start: PaeStart;
  /** The screen's draft, already read. */
  draft: DraftHandle;
  /** Contents of what was kept and not saved, of an earlier visit or from before a conflict. */
  kept: unknown;
  reads: PaeReads;
  /** Number of the receipt of the submission. */
  onSubmitted: (receipt: string | null) => void;
}

const COLUMNS = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '19.5rem minmax(0, 1fr)' },
  gap: '2rem',
  alignItems: 'start',
  '& > aside': {
    gridColumn: { md: '1' },
    gridRow: { md: '1' },
    position: { md: 'sticky' },
    top: '5.5rem',
    maxHeight: { md: 'calc(100dvh - 6.5rem)' },
    overflowY: { md: 'auto' },
    scrollMarginTop: '5rem',
  },
  '& > div': { gridColumn: { md: '2' }, gridRow: { md: '1' } },
} as const;

/** The programme with its units, what it adds up to, and what can be done with it (S2 §2). */
export const PaeComposer = ({ start, draft, kept, reads, onSubmitted }: ComposerProps) => {
  const { constraints, levels } = start;
  const isWritable = !useSession().isViewing;
  const composer = useComposer(start, draft, kept);
  const { programme, selection } = composer;
  const saving = useSaving(composer, { ...reads, isWritable, draft });
  const [open, setOpen] = useState<OpenDialog>(null);
  const message = useAnnouncement(programme, selection);
  const warnings = paeWarnings(programme, selection, constraints);
  const submit = async () => {
    const receipt = await saving.submit(warnings.length);
    if (receipt !== null) onSubmitted(receipt);
  };
  const shared = {
    limits: constraints,
    warnings: warnings.length,
    refusal: submissionRefusal(selection),
    isWritable,
    isBusy: saving.isBusy,
  };
  return (
    <>
      <LiveRegion message={message} />
      <LeaveGuard when={composer.isDirty && !saving.isSafe} />
      <Grid css={COLUMNS}>
        <Stack gap="5">
          <SkipToSelection />
          <Notices
            composer={composer}
            isSafe={saving.isSafe}
            isWritable={isWritable}
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
        <SummaryCard
          {...shared}
          composer={composer}
          onSave={saving.save}
          onSubmit={() => void submit()}
          onOpen={setOpen}
        />
      </Grid>
      <SelectionBar {...shared} credits={creditsOf(programme, selection)} onSubmit={() => void submit()} />
      <Dialogs open={open} composer={composer} onClose={() => setOpen(null)} />
      {saving.dialog}
    </>
  );
};
