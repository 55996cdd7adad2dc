import { useEventFlag, useSession } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { Navigate, useLocation } from 'shared-router';
import { Alert, EmptyState, LinkButton, SkeletonCards } from 'shared-ui';
import { SUBMISSION_PATH, THESIS_PATH } from '../paths';
import { ThesisFrame } from '../shared/thesis-frame';
import { useThesis } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { ConsentSteps } from './consent-steps';

const texts = TEXTS.consent;

const Given = () => (
  <EmptyState
    title={texts.done}
    icon="shield-check"
    action={
      <LinkButton to={THESIS_PATH} variant="tonal">
        {texts.toThesis}
      </LinkButton>
    }
  >
    {texts.doneText}
  </EmptyState>
);

/** What is given already leads to the submission, where it is open (S1 §4). */
const ConsentView = ({ thesis }: { thesis: Thesis }) => {
  const { isViewing } = useSession();
  const maySubmit = useEventFlag('AccesMemoireRemise');
  const isAsked = useLocation().state?.isAsked === true;
  if (thesis.MemoireConsentement) return maySubmit ? <Navigate to={SUBMISSION_PATH} replace /> : <Given />;
  if (isViewing) return <Alert tone="info">{texts.readOnly}</Alert>;
  return <ConsentSteps thesis={thesis} isAsked={isAsked} />;
};

/** /memoire/consentement: principles, access, then privacy and licence (S1 §2). */
export default function ConsentPage() {
  const thesis = useThesis();
  return (
    <ThesisFrame
      title={texts.title}
      lead={texts.lead}
      query={thesis}
      skeleton={<SkeletonCards count={1} lines={6} />}
    >
      {(data) => <ConsentView thesis={data} />}
    </ThesisFrame>
  );
}
