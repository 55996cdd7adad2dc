import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import type { WizardData } from '../use-reenrolment';
import type { WizardDraftHandle } from '../use-wizard-draft';

/** What every step of the wizard gets. */
export interface StepProps {
  data: WizardData;
  draft: WizardDraftHandle;
  /** The programme comes after this one. */
  isLast: boolean;
  /** The person moved here: the heading takes the focus. */
  takesFocus: boolean;
  /** Sends the answer of a step; false when it failed and was said. */
  saveStep: (step: 3 | 4 | 5, isLast: boolean, answers: object) => Promise<Reenrolment | false>;
  onPrevious: () => void;
  onNext: () => void;
}
