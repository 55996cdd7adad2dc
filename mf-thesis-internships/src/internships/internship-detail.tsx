import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import { type Internship, isInternshipLocked } from 'shared-contract/internships/internships';
import { AsyncState, SkeletonCards } from 'shared-ui';
import { useAct } from '../shared/use-act';
import { InternshipForm } from './internship-form';
import { InternshipView } from './internship-view';

const skeleton = <SkeletonCards count={2} lines={6} />;

export interface InternshipDetailProps {
  internship: Internship;
}

const OpenInternship = ({ internship }: InternshipDetailProps) => {
  const draft = useDraft('Stages');
  const parameters = useParameters(['PaysID']);
  if (draft.draft === undefined) return skeleton;
  return (
    <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <InternshipForm
          internship={internship}
          draft={draft}
          countries={parameters.valuesOf('PaysID').map(({ Display }) => Display)}
        />
      )}
    </AsyncState>
  );
};

/** The form until it was encoded, then the read-only view (S1 §4). */
export const InternshipDetail = ({ internship }: InternshipDetailProps) => {
  const { isOpen } = useAct('CanViewStage');
  return isOpen && !isInternshipLocked(internship) ? (
    <OpenInternship internship={internship} />
  ) : (
    <InternshipView internship={internship} mayAct={isOpen} />
  );
};
