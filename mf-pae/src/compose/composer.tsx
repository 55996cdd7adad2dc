import { useMemo, useState } from 'react';
import { useSession } from 'shared-auth';
import { creditsOf } from 'shared-contract/pae/engine';
import { paeWarnings } from 'shared-contract/pae/warnings';
import { Alert, Grid, LiveRegion, Stack } from 'shared-ui';
import { LeaveGuard } from 'shared-ui/form';
import { TEXTS } from '../texts';
import { useAnnouncement } from './summary/announcement';
import { CommentDialog } from './summary/comment-dialog';
import { SaveState } from './summary/save-state';
import { SelectionBar } from './summary/selection-bar';
import { SubmitDialog } from './summary/submit-dialog';
import { SummaryCard } from './summary/summary-card';
import { WarningsPanel } from './summary/warnings-panel';
import { PaeLegend } from './units/legend';
import { LevelSection } from './units/level-section';
import { unitStates } from './units/unit-state';
import { WhatIfDialog } from './units/what-if-dialog';
import { useComposer } from './use-composer';
import type { PaeStart } from './use-pae';
import { type PaeReads, useSaving } from './use-saving';

interface ComposerProps {
  start: PaeStart;
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

const useManager = () => {
  const [first] = useSession().GestionnairesAdministratifs;
  return useMemo(
    () => (first ? { name: `${first.Prenom} ${first.Nom}`, email: first.Email } : null),
    [first],
  );
};

/** The programme with its units, what it adds up to, and what can be done with it (S2 §2). */
export const PaeComposer = ({ start, reads, onSubmitted }: ComposerProps) => {
  const { constraints, levels } = start;
  const isWritable = !useSession().isViewing;
  const manager = useManager();
  const composer = useComposer(start);
  const { programme, selection } = composer;
  const saving = useSaving(composer, isWritable, reads);
  const [open, setOpen] = useState<'comment' | 'submit' | 'what-if' | null>(null);
  const states = useMemo(() => unitStates(programme, selection), [programme, selection]);
  const warnings = paeWarnings(programme, selection, constraints);
  const message = useAnnouncement(programme, selection);
  const credits = creditsOf(programme, selection);
  const close = () => setOpen(null);
  const askSubmit = () => setOpen('submit');
  const submit = async () => {
    const receipt = await saving.submit();
    if (receipt === null) close();
    else onSubmitted(receipt);
  };

  return (
    <>
      <LiveRegion message={message} />
      <LeaveGuard when={composer.isDirty && !saving.isSafe} />
      <Grid css={COLUMNS}>
        <Stack gap="5">
          <SaveState date={composer.saved.date} isDirty={composer.isDirty} isSafe={saving.isSafe} />
          {!isWritable && <Alert tone="info">{TEXTS.viewing}</Alert>}
          {constraints.DemandeModification !== null && (
            <Alert tone="info" title={TEXTS.amend}>
              {constraints.DemandeModification}
            </Alert>
          )}
          {composer.isRestored && (
            <Alert tone="info" title={TEXTS.restored}>
              {TEXTS.restoredText}
            </Alert>
          )}
          <WarningsPanel
            programme={programme}
            warnings={warnings}
            isWritable={isWritable}
            onAdd={composer.toggle}
            onRemove={composer.remove}
          />
          <PaeLegend />
          <div>
            {levels.map((level) => (
              <LevelSection
                key={level.NiveauCoursLibelle}
                level={level}
                states={states}
                programme={programme}
                manager={manager}
                isWritable={isWritable}
                onToggle={composer.toggle}
                onSwap={composer.swap}
              />
            ))}
          </div>
        </Stack>
        <SummaryCard
          composer={composer}
          limits={constraints}
          isWritable={isWritable}
          isBusy={saving.isBusy}
          onComment={() => setOpen('comment')}
          onSave={saving.save}
          onSubmit={askSubmit}
          onWhatIf={() => setOpen('what-if')}
        />
      </Grid>
      <SelectionBar
        credits={credits}
        limits={constraints}
        isWritable={isWritable}
        isBusy={saving.isBusy}
        onSubmit={askSubmit}
      />
      <CommentDialog
        isOpen={open === 'comment'}
        commentaire={composer.commentaire}
        onClose={close}
        onRecord={(words) => {
          composer.comment(words);
          close();
        }}
      />
      <SubmitDialog
        isOpen={open === 'submit'}
        isBusy={saving.isBusy}
        credits={credits}
        units={selection.size}
        warnings={warnings.length}
        onConfirm={submit}
        onCancel={close}
      />
      {open === 'what-if' && <WhatIfDialog programme={programme} selection={selection} onClose={close} />}
    </>
  );
};
