import type { Thesis } from 'shared-contract/thesis/thesis';
import { SkeletonCards, Stack } from 'shared-ui';
import { ClosedAct } from '../shared/closed-act';
import { ThesisFrame } from '../shared/thesis-frame';
import { useAct } from '../shared/use-act';
import { useThesis } from '../shared/use-thesis';
import { THESIS_PAGE_TEXTS } from '../texts/thesis';
import { ProvisionalSection } from './provisional-section';
import { ThesisFacts } from './thesis-facts';
import { ThesisReceipts } from './thesis-receipts';
import { ThesisSteps } from './thesis-steps';
import { TitleForm } from './title-form';

const texts = THESIS_PAGE_TEXTS;

const ThesisView = ({ thesis }: { thesis: Thesis }) => {
  const { isOpen, reason } = useAct('HasMemoire');
  const mayRetitle = useAct('AccesMemoireTitre').isOpen;
  if (thesis.MemoireTitre === null && isOpen) return <ProvisionalSection thesis={thesis} />;
  return (
    <Stack gap="5">
      <ClosedAct title={texts.closed} reason={reason} />
      <ThesisSteps thesis={thesis} />
      <ThesisFacts thesis={thesis} />
      {isOpen && mayRetitle && !thesis.Remis && <TitleForm thesis={thesis} />}
      <ThesisReceipts />
    </Stack>
  );
};

/** /memoire: provisional data until there is a title, then read-only with what comes next (S1 §4). */
export default function ThesisPage() {
  const thesis = useThesis();
  return (
    <ThesisFrame
      title={texts.title}
      lead={thesis.data && thesis.data.MemoireTitre === null ? texts.leadNew : texts.leadTitled}
      query={thesis}
      skeleton={<SkeletonCards count={2} lines={4} />}
    >
      {(data) => <ThesisView thesis={data} />}
    </ThesisFrame>
  );
}
