import { useEventFlag, useSession } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { Navigate, useLocation } from 'shared-router';
import { Alert, Card, CardBody, CardHeader, Facts, LinkButton, SkeletonCards } from 'shared-ui';
import { FormActions } from 'shared-ui/form';
import { SUBMISSION_PATH, THESIS_PATH } from '../paths';
import { ClosedAct } from '../shared/closed-act';
import { ThesisFrame } from '../shared/thesis-frame';
import { useAct } from '../shared/use-act';
import { useThesis } from '../shared/use-thesis';
import { CONSENT_TEXTS } from '../texts/consent';
import { ConsentSteps } from './consent-steps';

const texts = CONSENT_TEXTS;

/** Both answers as they were given: they do not change any more. */
const Given = ({ thesis }: { thesis: Thesis }) => (
  <Card as="article">
    <CardHeader title={texts.done} detail={texts.doneText} />
    <CardBody>
      <Facts
        columns={1}
        items={[
          { label: texts.privacyFact, value: texts.privacyAnswer },
          {
            label: texts.licence,
            value: thesis.MemoireConsentementLicence ? texts.licenceYes : texts.licenceNo,
          },
        ]}
      />
      <FormActions mt="5">
        <LinkButton to={THESIS_PATH} variant="tonal">
          {texts.toThesis}
        </LinkButton>
      </FormActions>
    </CardBody>
  </Card>
);

/** What is given already leads to the submission, where it is open (S1 §4). */
const ConsentView = ({ thesis }: { thesis: Thesis }) => {
  const { isViewing } = useSession();
  const { isOpen, reason } = useAct('HasMemoire');
  const maySubmit = useEventFlag('AccesMemoireRemise');
  const isAsked = useLocation().state?.isAsked === true;
  if (thesis.MemoireConsentement && maySubmit && !isViewing) return <Navigate to={SUBMISSION_PATH} replace />;
  if (thesis.MemoireConsentement) return <Given thesis={thesis} />;
  if (isOpen) return <ConsentSteps thesis={thesis} isAsked={isAsked} />;
  if (isViewing) return <Alert tone="info">{texts.readOnly}</Alert>;
  return (
    <ClosedAct title={texts.closed} reason={reason}>
      {texts.closedText}
    </ClosedAct>
  );
};

/** /memoire/consentement: principles, access, then privacy and licence (S1 §2). */
export default function ConsentPage() {
  const thesis = useThesis();
  return (
    <ThesisFrame
      title={texts.title}
      lead={thesis.data?.MemoireConsentement ? texts.leadDone : texts.lead}
      query={thesis}
      skeleton={<SkeletonCards count={1} lines={6} />}
    >
      {(data) => <ConsentView thesis={data} />}
    </ThesisFrame>
  );
}
