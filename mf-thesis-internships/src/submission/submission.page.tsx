import { useState } from 'react';
import { PARAMETERS_FAILURE, useParameters, useSession, useSnapshot } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { Navigate } from 'shared-router';
import { Alert, AsyncState } from 'shared-ui';
import { CONSENT_PATH } from '../paths';
import { ClosedAct } from '../shared/closed-act';
import { ThesisFrame } from '../shared/thesis-frame';
import { useAct } from '../shared/use-act';
import { useSecondSession, useSubmission } from '../shared/use-thesis';
import { SUBMISSION_TEXTS } from '../texts/submission';
import { SubmissionForm, type SubmissionFormProps } from './submission-form';
import { SubmissionSkeleton } from './submission-skeletons';
import { SubmittedView } from './submitted-view';

const texts = SUBMISSION_TEXTS;
const skeleton = <SubmissionSkeleton />;

const OpenSubmission = ({ thesis, onSubmitted }: Pick<SubmissionFormProps, 'thesis' | 'onSubmitted'>) => {
  const draft = useDraft('MemoireRemise');
  const second = useSecondSession(thesis.MemoireID);
  const parameters = useParameters(['DisciplineMemoireID']);
  if (draft.draft === undefined) return skeleton;
  return (
    <AsyncState query={second} skeleton={skeleton} isEmpty={() => false}>
      {(isSecondSession) => (
        <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
          {() => (
            <SubmissionForm
              thesis={thesis}
              isSecondSession={isSecondSession}
              draft={draft}
              disciplines={parameters.valuesOf('DisciplineMemoireID')}
              onSubmitted={onSubmitted}
            />
          )}
        </AsyncState>
      )}
    </AsyncState>
  );
};

interface SubmissionViewProps {
  thesis: Thesis;
  /** The answer is the server's of this visit, not one that was kept from before. */
  isRead: boolean;
}

const SubmissionView = ({ thesis, isRead }: SubmissionViewProps) => {
  const { isViewing } = useSession();
  const { isOpen, reason } = useAct('AccesMemoireRemise');
  const [isArrival, setArrival] = useState(false);
  if (thesis.Remis) return <SubmittedView thesis={thesis} isArrival={isArrival} />;
  if (isViewing) return <Alert tone="info">{texts.readOnly}</Alert>;
  if (!isOpen) {
    return (
      <ClosedAct title={texts.closed} reason={reason}>
        {texts.closedText}
      </ClosedAct>
    );
  }
  // S1 §4: consent comes before the submission.
  if (!thesis.MemoireConsentement) {
    // What was kept from before the consents would lead back to them, and take their message away.
    return isRead ? <Navigate to={CONSENT_PATH} replace state={{ isAsked: true }} /> : skeleton;
  }
  return <OpenSubmission thesis={thesis} onSubmitted={() => setArrival(true)} />;
};

/** /memoire/remise: the form once, then the receipt and the files (S1 §4, CONTRACT §3). */
export default function SubmissionPage() {
  const thesis = useSubmission();
  const { isTaken } = useSnapshot(thesis);
  return (
    <ThesisFrame
      title={texts.title}
      lead={thesis.data?.Remis ? texts.leadDone : texts.lead}
      query={thesis}
      skeleton={skeleton}
    >
      {(data) => <SubmissionView thesis={data} isRead={isTaken} />}
    </ThesisFrame>
  );
}
