import { DAY_NAMES, type Slot } from './clashes';

/** `08:15` as it is said: « 8 h 15 ». */
const hourText = (hour: string): string => hour.replace(/^0/, '').replace(':', '\u00a0h\u00a0');

const slotText = ({ Jour, Debut, Fin }: Slot): string =>
  `${DAY_NAMES[Jour - 1] ?? ''}, ${hourText(Debut)} à ${hourText(Fin)}`;

/** When and where a group meets, as it is shown: `mardi, 13 h 30 à 15 h 30, local A112`; null where neither is known. */
export const scheduleText = (slot: Slot | null, room: string | null): string | null =>
  [slot && slotText(slot), room && `local ${room}`].filter(Boolean).join(', ') || null;

/** The room that such a text says; null where it says none. */
export const roomIn = (schedule: string | null): string | null =>
  /(?:^|, )local (.+)$/.exec(schedule ?? '')?.[1] ?? null;
