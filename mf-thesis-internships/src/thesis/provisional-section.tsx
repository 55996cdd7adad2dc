import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, SkeletonCards } from 'shared-ui';
import { ProvisionalForm } from './provisional-form';

const skeleton = <SkeletonCards count={1} lines={6} />;

/** The lists of the form, and what was typed of it before. */
export const ProvisionalSection = ({ thesis }: { thesis: Thesis }) => {
  const draft = useDraft('Memoire');
  const parameters = useParameters(['MembrePersonnelID', 'LangueMemoireID', 'SessionID']);
  if (draft.draft === undefined) return skeleton;
  return (
    <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <ProvisionalForm
          memoireId={thesis.MemoireID}
          draft={draft}
          supervisors={parameters.valuesOf('MembrePersonnelID')}
          languages={parameters.valuesOf('LangueMemoireID')}
          sessions={parameters.valuesOf('SessionID')}
        />
      )}
    </AsyncState>
  );
};
