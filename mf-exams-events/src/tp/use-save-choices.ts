import { type Notice, notify, refreshEndpoints, SAVE_TEXTS } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import type { TpSaved } from 'shared-contract/tp/tp';
import { TP_TEXTS as texts } from '../texts';
import type { Choices } from './selection';

const isWhole = ({ Items }: TpSaved): boolean => Items.every((item) => item.Accorde);

const said = (saved: TpSaved): Notice =>
  isWhole(saved)
    ? { tone: 'success', title: SAVE_TEXTS.success, text: texts.saved(saved.Recu?.Numero ?? null) }
    : { tone: 'warning', title: texts.unavailable };

const readAgain = () => refreshEndpoints([tpCourses, tpGroups]);

interface SaveChoices {
  /** Every choice was granted. */
  onWhole: () => void;
  /** Some were refused. */
  onPart: (saved: TpSaved) => void;
}

/** Saves the choices; where not all of them were granted, courses and places are read again. */
export const useSaveChoices = ({ onWhole, onPart }: SaveChoices) => {
  const { run, isBusy } = useWrite(chooseTpGroups, {
    success: said,
    onRefused: readAgain,
    onSaved: async (saved) => {
      if (isWhole(saved)) return onWhole();
      onPart(saved);
      return readAgain();
    },
  });
  const saveChoices = async (choices: Choices): Promise<void> => {
    const body = Object.entries(choices).map(([courseId, groupId]) => ({
      ActiviteApprentissageID: Number(courseId),
      GroupeActiviteApprentissageID: groupId,
    }));
    if (body.length === 0) notify('groupes', { tone: 'error', title: texts.noChoice });
    else await run(body);
  };
  return { isBusy, saveChoices };
};
