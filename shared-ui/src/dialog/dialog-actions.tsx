import type { ReactNode } from 'react';
import { SheetActions } from './dialog-parts';

/** Buttons of a form in a dialog, the main one last: they stay in sight while the form scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <SheetActions data-actions="">{children}</SheetActions>
);
