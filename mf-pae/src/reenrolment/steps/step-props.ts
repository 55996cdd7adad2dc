import type { WizardData } from '../use-reenrolment';
import type { WizardDraftHandle } from '../use-wizard-draft';

/** Part of the draft that holds the form of a step from 3 to 5. */
export type DraftPart = 'bourse' | 'langue' | 'master';

/** What every step of the wizard gets. */
export interface StepProps {
  data: WizardData;
  draft: WizardDraftHandle;
  /** The programme comes after this one. */
  isLast: boolean;
  /** The person moved here: the heading takes the focus. */
  takesFocus: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** The wizard is finished: the page that comes next says it. */
  onEnd: () => void;
}
