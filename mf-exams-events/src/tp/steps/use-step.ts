import { useState } from 'react';
import { useLocation, useNavigate } from 'shared-router';

const isNumber = (value: unknown): value is number => Number.isInteger(value);

/** Numbers that an entry of the history holds; anything else in it is left out. */
const read = (state: unknown): { step: number; from: number | null } => {
  if (typeof state !== 'object' || state === null || !('step' in state)) return { step: 0, from: null };
  const from = 'from' in state && isNumber(state.from) ? state.from : null;
  return { step: isNumber(state.step) ? state.step : 0, from };
};

/**
 * The step of a wizard, from 0 to `last`: an entry of the history for each, so that the browser's « Back » goes to the
 * step before and not out of the page. A step back by hand takes that same entry where it is the one before.
 * `hasMoved` is true once the person has left the step at which the page opened.
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
