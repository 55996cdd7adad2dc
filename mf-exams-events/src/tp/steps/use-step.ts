import { useState } from 'react';
import { useLocation, useNavigate } from 'shared-router';

const isNumber = (value: unknown): value is number => Number.isInteger(value);

/** Parses the numbers of a history entry; others are dropped. */
const read = (state: unknown): { step: number; from: number | null } => {
  if (typeof state !== 'object' || state === null || !('step' in state)) return { step: 0, from: null };
  const from = 'from' in state && isNumber(state.from) ? state.from : null;
  return { step: isNumber(state.step) ? state.step : 0, from };
};

/**
 * Wizard step, 0 to `last`, one history entry per step so that the browser's Back goes to the previous step. Going
 * back by button reuses that entry. `hasMoved` is true after the first step change.
 */
export const useStep = (last: number) => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const here = read(state);
  const step = Math.min(Math.max(here.step, 0), last);
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (next: number) => {
    setHasMoved(true);
    if (next < step && here.from === next) navigate(-1);
    else navigate(pathname, { state: { step: next, from: step } });
  };
  return { step, goTo, hasMoved };
};
