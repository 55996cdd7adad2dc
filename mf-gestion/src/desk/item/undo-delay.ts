import { DECISION_LIMITS, TAKE_BACK_CHOICES } from 'shared-contract/gestion/decision-limits';

export type UndoDelay = (typeof TAKE_BACK_CHOICES)[number];

/**
 * How long one's decisions can be taken back, seconds: as chosen (WCAG 2.2.1) and kept by the browser, otherwise as the
 * school has it.
 */
export const readUndoDelay = (): UndoDelay => {
  try {
    const kept = Number(localStorage.getItem('mf-gestion:delai-annulation'));
    return TAKE_BACK_CHOICES.find((choice) => choice === kept) ?? DECISION_LIMITS.takeBackSeconds;
  } catch {
    return DECISION_LIMITS.takeBackSeconds;
  }
};

/** Keeps the choice in this browser; where it may keep nothing, the school's holds. */
export const keepUndoDelay = (seconds: UndoDelay): void => {
  try {
    localStorage.setItem('mf-gestion:delai-annulation', String(seconds));
  } catch {
    // As the school has it.
  }
};

/** Of a decision's body: how long it waits, where that is not the school's own. */
export const chosenDelay = (): { Delai: UndoDelay | null } => {
  const seconds = readUndoDelay();
  return { Delai: seconds === DECISION_LIMITS.takeBackSeconds ? null : seconds };
};
