import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, notify, refreshPaths, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { selectionOf } from 'shared-contract/pae/engine';
import type { PaeSaved } from 'shared-contract/pae/pae';
import { TEXTS } from '../texts';
import type { Composer } from './use-composer';
import { AFTER_SUBMISSION, bodyOf, sendPae } from './use-pae';

interface Saving {
  /** The selection as it stands; a success text, or nothing where the page says it. */
  save: () => Promise<boolean>;
  /** Resolves to the number of the receipt, or null when it was refused. */
  submit: () => Promise<string | null>;
  isBusy: boolean;
  /** false once the save on opening failed. */
  isSafe: boolean;
}

export interface PaeReads {
  /** Reads everything again, behind what is shown. */
  refresh: () => Promise<void>;
  /** The same, and starts anew from what was read. */
  reload: () => Promise<void>;
}

/** Saves, submits, and once on opening saves what is stored (S2 §4). */
export const useSaving = (composer: Composer, isWritable: boolean, { refresh, reload }: PaeReads): Saving => {
  const { programme, selection, commentaire, saved, setSaved, discard } = composer;
  const run = useSave();
  const [isBusy, setIsBusy] = useState(false);
  const [isSafe, setIsSafe] = useState(true);
  const { keyOf, onRefusal } = useRequestKey();
  const opened = useRef(false);

  const accept = useCallback(
    (answer: PaeSaved, sent: Pick<Composer, 'selection' | 'commentaire'>) => {
      setSaved({ ...sent, version: answer.Version, date: answer.DateSauvegarde });
      setIsSafe(true);
    },
    [setSaved],
  );
  const onConflict = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      notify('pae-modifie', { tone: 'warning', title: TEXTS.changed, text: TEXTS.changedText });
      void reload();
    },
    [reload],
  );

  useEffect(() => {
    if (opened.current || !isWritable) return;
    opened.current = true;
    const stored = { selection: selectionOf(programme), commentaire: saved.commentaire };
    sendPae(bodyOf({ programme, ...stored, version: saved.version, submit: false }))
      .then((answer) => accept(answer, stored))
      .catch((error: unknown) => {
        setIsSafe(false);
        onConflict(error);
      });
  }, [isWritable, programme, saved, accept, onConflict]);

  const send = async (submit: boolean): Promise<PaeSaved | false> => {
    setIsBusy(true);
    const sent = { selection, commentaire };
    const body = bodyOf({ programme, ...sent, version: saved.version, submit });
    const write = () => sendPae(body, submit ? { idempotencyKey: keyOf(body) } : {});
    const answer = await run(write, {
      ...(submit ? { success: TEXTS.submit.success } : {}),
      onError: (error) => {
        onRefusal(error);
        if (error.status === 409) void reload();
      },
    });
    setIsBusy(false);
    if (answer === false) return false;
    accept(answer, sent);
    await discard();
    return answer;
  };

  return {
    save: async () => (await send(false)) !== false,
    submit: async () => {
      const answer = await send(true);
      if (answer === false) return null;
      await refresh();
      await refreshPaths(AFTER_SUBMISSION);
      return answer.Recu?.Numero ?? null;
    },
    isBusy,
    isSafe,
  };
};
