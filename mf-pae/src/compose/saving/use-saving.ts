import { useEffect, useRef, useState } from 'react';
import { ApiError, type DraftHandle, send } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { savePae } from 'shared-contract/pae/endpoints';
import { creditsOf, type PaeProgramme, selectionOf } from 'shared-contract/pae/engine';
import { toItems } from 'shared-contract/pae/items';
import type { PaeConstraints } from 'shared-contract/pae/pae';
import { paeQuestions } from 'shared-contract/pae/plausibility';
import type { PaeWrite } from 'shared-contract/pae/schemas';
import type { PaeLimits, PaeWarning } from 'shared-contract/pae/warnings';
import type { Choice } from '../model/composition';
import { useSubmission } from '../submission/use-submission';
import type { Composer } from '../use-composer';
import type { PaeDraft } from './draft';

export interface PaeReads {
  /** Reads everything again, behind what is shown. */
  refresh: () => Promise<void>;
  /** The same, and starts anew from what was read, with what this page had not saved. */
  reload: (unsaved: PaeDraft | null) => Promise<void>;
}

interface SavingOptions extends PaeReads {
  isWritable: boolean;
  limits: PaeLimits & Pick<PaeConstraints, 'ECTSAnnee'>;
  draft: Pick<DraftHandle, 'discard'>;
}

const bodyOf = (
  programme: PaeProgramme,
  { selection, commentaire }: Choice,
  change: Pick<PaeWrite, 'submit' | 'version'>,
): PaeWrite => ({
  ECTS: creditsOf(programme, selection),
  item: toItems(programme, selection),
  commentaire,
  ...change,
});

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Saves what is stored, once on opening and without a word (S2 §4); false once that failed. */
const useOpeningSave = (
  { programme, saved, accept, toKeep }: Composer,
  { isWritable, reload }: Pick<SavingOptions, 'isWritable' | 'reload'>,
): boolean => {
  const [hasFailed, setHasFailed] = useState(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !isWritable) return;
    hasBegun.current = true;
    const stored = { selection: selectionOf(programme), commentaire: saved.commentaire };
    send(savePae, bodyOf(programme, stored, { submit: false, version: saved.version }))
      .then((answer) => accept(stored, answer))
      .catch((error: unknown) => {
        setHasFailed(true);
        if (!isConflict(error)) return;
        void reload(toKeep());
      });
  }, [isWritable, programme, saved, accept, toKeep, reload]);
  return !hasFailed;
};

/** Saves and submits; once on opening, saves the stored selection (S2 §4). */
export const useSaving = (
  composer: Composer,
  { isWritable, limits, draft, refresh, reload }: SavingOptions,
) => {
  const { programme, selection, commentaire, saved, accept, toKeep } = composer;
  const isOpened = useOpeningSave(composer, { isWritable, reload });
  const [wasSaved, setWasSaved] = useState(false);
  const onRefused = (error: ApiError) => {
    if (!isConflict(error)) return;
    // The panel of the page that is read again says it (CONTRACT §7.4).
    saving.say(null);
    void reload(toKeep());
  };
  const saving = useWrite(savePae, { onRefused });
  const submission = useSubmission({ draft, refresh, isConflict, onRefused });
  const sent = { selection, commentaire };
  const bodyWith = (submit: boolean) => bodyOf(programme, sent, { submit, version: saved.version });

  return {
    /** Saves the choice as it stands. */
    save: async (): Promise<void> => {
      const result = await saving.run(bodyWith(false));
      if (result.kind !== 'saved') return;
      accept(sent, result.answer);
      setWasSaved(true);
    },
    /** Asks, then submits it; resolves to the number of the receipt, null without one. */
    submit: (warnings: readonly PaeWarning[]) =>
      submission.submit({
        body: bodyWith(true),
        programme,
        selection,
        warnings,
        year: limits.ECTSAnnee,
        questions: paeQuestions({ credits: creditsOf(programme, selection), commentaire }, limits),
      }),
    dialog: submission.dialog,
    isBusy: saving.isBusy,
    /** False once the save on opening failed, until another one succeeds. */
    isSafe: isOpened || wasSaved,
  };
};
