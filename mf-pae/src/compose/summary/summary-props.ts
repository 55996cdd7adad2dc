import type { PaeLimits, PaeWarning } from 'shared-contract/pae/warnings';
import type { Composer } from '../use-composer';

/** Props of the summary, as a column or a sheet. */
export interface SummaryProps {
  composer: Composer;
  limits: PaeLimits;
  warnings: readonly PaeWarning[];
  /** Why it can't be submitted, in French; null where it can. */
  refusal: string | null;
  isWritable: boolean;
  isBusy: boolean;
  onSave: () => void;
  onSubmit: () => void;
  /** Opens a dialog of the page. */
  onOpen: (dialog: 'comment' | 'what-if') => void;
}
