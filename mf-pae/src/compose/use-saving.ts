import { useEffect, useRef, useState } from 'react';
import { ApiError, type DraftHandle, notify, refreshEndpoints, send } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { storedFiles } from 'shared-contract/documents/endpoints';
import { examLines, examSession } from 'shared-contract/exams/endpoints';
import { savePae } from 'shared-contract/pae/endpoints';
import { creditsOf, type PaeProgramme, selectionOf } from 'shared-contract/pae/engine';
import { toItems } from 'shared-contract/pae/items';
import type { PaeWrite } from 'shared-contract/pae/schemas';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';
import { tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import { TEXTS } from '../texts';
import type { Choice } from './composition';
import type { Composer } from './use-composer';

export interface PaeReads {
  /** Reads everything again, behind what is shown. */
  refresh: () => Promise<void>;
  /** The same, and starts anew from what was read. */
  reload: () => Promise<void>;
}

interface SavingOptions extends PaeReads {
  isWritable: boolean;
  draft: Pick<DraftHandle, 'discard'>;
}

/** What a submission changes, beside the page's own reads. */
const AFTER_SUBMISSION = [
  enrolments,
  enrolment,
  results,
  deliberation,
  storedFiles,
  tpCourses,
  tpGroups,
  examSession,
  examLines,
];

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
  { programme, saved, accept }: Composer,
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
        notify('pae-modifie', { tone: 'warning', title: TEXTS.changed, text: TEXTS.changedText });
        void reload();
      });
  }, [isWritable, programme, saved, accept, reload]);
  return !hasFailed;
};

/** Saves, submits, and once on opening saves what is stored (S2 §4). */
export const useSaving = (composer: Composer, { isWritable, draft, refresh, reload }: SavingOptions) => {
  const { programme, selection, commentaire, saved, accept } = composer;
  const isOpened = useOpeningSave(composer, { isWritable, reload });
  const [wasSaved, setWasSaved] = useState(false);
  const onRefused = (error: ApiError) => {
    if (isConflict(error)) void reload();
  };
  const saving = useWrite(savePae, { onRefused });
  const submission = useWrite(savePae, {
    success: TEXTS.submit.success,
    onRefused,
    onSaved: async () => {
      await draft.discard();
      await refresh();
      await refreshEndpoints(AFTER_SUBMISSION);
    },
  });
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
    submit: () => submission.run(bodyWith(true)),
    isBusy: saving.isBusy || submission.isBusy,
    /** False once the save on opening failed, until another one succeeds. */
    isSafe: isOpened || wasSaved,
  };
};

export type Saving = ReturnType<typeof useSaving>;
