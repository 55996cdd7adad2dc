import { useEventFlag, useSession } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { SkeletonCards, Stack } from 'shared-ui';
import { ThesisFrame } from '../shared/thesis-frame';
import { useThesis } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { ProvisionalSection } from './provisional-section';
import { ThesisFacts } from './thesis-facts';
import { ThesisSteps } from './thesis-steps';
import { TitleForm } from './title-form';

const texts = TEXTS.thesis;

const ThesisView = ({ thesis }: { thesis: Thesis }) => {
  const { isViewing } = useSession();
  const mayRetitle = useEventFlag('AccesMemoireTitre');
  if (thesis.MemoireTitre === null && !isViewing) return <ProvisionalSection thesis={thesis} />;
  return (
    <Stack gap="5">
      <ThesisFacts thesis={thesis} />
      {mayRetitle && !isViewing && !thesis.Remis && <TitleForm thesis={thesis} />}
      <ThesisSteps thesis={thesis} />
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
