import { useEventFlag, useSession } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, EmptyState, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { useThesis } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { ProvisionalSection } from './provisional-section';
import { ThesisFacts } from './thesis-facts';
import { ThesisSteps } from './thesis-steps';
import { TitleForm } from './title-form';

const texts = TEXTS.thesis;

const NoThesis = () => (
  <EmptyState title={texts.none} icon="file-text">
    {texts.noneText}
  </EmptyState>
);

function ThesisView({ thesis }: { thesis: Thesis }) {
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
}

/** /memoire: provisional data until there is a title, then read-only with what comes next (S1 §4). */
export default function ThesisPage() {
  const thesis = useThesis();
  return (
    <>
      <PageHead
        title={texts.title}
        lead={thesis.data && thesis.data.MemoireTitre === null ? texts.leadNew : texts.leadTitled}
      />
      <AsyncState
        query={thesis}
        errorTitle={texts.errorTitle}
        skeleton={<SkeletonCards count={2} lines={4} />}
        empty={<NoThesis />}
      >
        {(data) => data && <ThesisView thesis={data} />}
      </AsyncState>
    </>
  );
}
