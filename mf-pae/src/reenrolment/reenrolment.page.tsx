import { useState } from 'react';
import { useEvents, useRight } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { reenrolmentEntry } from 'shared-contract/reinscription/reinscription';
import { Navigate } from 'shared-router';
import { AsyncState, PageHead, SkeletonCards } from 'shared-ui';
import { PAE_PATH } from '../paths';
import { REENROLMENT_TEXTS } from '../texts/reenrolment';
import { Refusal } from './refusal';
import { Recap } from './steps/late-steps';
import { useWizardData } from './use-reenrolment';
import { Wizard, type WizardProps } from './wizard';

const texts = REENROLMENT_TEXTS;
const skeleton = <SkeletonCards count={1} lines={6} />;

const StudentWizard = ({ onEnd }: Pick<WizardProps, 'onEnd'>) => {
  const data = useWizardData();
  const draft = useDraft('Reinscription');
  const query = draft.draft === undefined ? { ...data, data: undefined, isLoading: true } : data;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState query={query} skeleton={skeleton}>
        {(ready) => <Wizard data={ready} draft={draft} onEnd={onEnd} />}
      </AsyncState>
    </>
  );
};

/** Staff reads what the student answered so far. */
const ViewedWizard = () => (
  <>
    <PageHead title={texts.title} lead={texts.viewingLead} />
    <AsyncState query={useWizardData()} skeleton={skeleton}>
      {(ready) => <Recap data={ready} />}
    </AsyncState>
  </>
);

/** /evenement/reinscription: the refusal, the wizard, or straight on to the PAE (CONTRACT §5.7). */
export default function ReenrolmentPage() {
  const entry = reenrolmentEntry(useEvents());
  const mayWrite = useRight('Reinscription', 'Update');
  const [isEnded, setEnded] = useState(false);
  if (entry === 'refused') return <Refusal />;
  if (entry === 'pae') return <Navigate to={PAE_PATH} replace state={{ isEnded }} />;
  return mayWrite ? <StudentWizard onEnd={() => setEnded(true)} /> : <ViewedWizard />;
}
