import { useRef, useState } from 'react';
import { type Notice, notify, SAVE_TEXTS, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { TpSaved } from 'shared-contract/tp/tp';
import { TP_TEXTS as texts } from '../texts';
import { type Choices, sendChoices } from './use-tp';

/** Whether every choice was granted. */
export const isWhole = ({ Items }: TpSaved): boolean => Items.every((item) => item.Accorde);

const said = (saved: TpSaved): Notice =>
  isWhole(saved)
    ? { tone: 'success', title: SAVE_TEXTS.success, text: texts.saved(saved.Recu?.Numero ?? null) }
    : { tone: 'warning', title: texts.unavailable };

/** Saves the choices; resolves to what became of them, or to null when nothing was saved. */
export const useSaveChoices = () => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const saveChoices = async (choices: Choices): Promise<TpSaved | null> => {
    if (Object.keys(choices).length === 0) {
      notify('groupes', { tone: 'error', title: texts.noChoice });
      return null;
    }
    // The second half of a double click comes before the buttons are drawn anew.
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    const saved = await save(() => sendChoices(choices, keyOf(choices)), {
      success: said,
      onError: onRefusal,
    });
    isRunning.current = false;
    setIsBusy(false);
    return saved === false ? null : saved;
  };

  return { isBusy, saveChoices };
};
