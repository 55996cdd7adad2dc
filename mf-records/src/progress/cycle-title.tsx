import type { ProgressCycle } from 'shared-contract/progress/answers';
import { VisuallyHidden } from 'shared-ui';

/** The title of a part of a cycle, told apart from the same part of another cycle where one hears it only. */
export const CycleTitle = ({ cycle, text }: { cycle: ProgressCycle; text: string }) => (
  <>
    {text}
    <VisuallyHidden> – {cycle.DiplomeLibelle}</VisuallyHidden>
  </>
);
