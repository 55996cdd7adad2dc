import { PARAMETERS_FAILURE, useParameters, useSession } from 'shared-auth';
import { useDraft } from 'shared-auth/drafts';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, Box, SkeletonCards } from 'shared-ui';
import { ThesisFrame } from '../shared/thesis-frame';
import { useThesis } from '../shared/use-thesis';
import { TEXTS } from '../texts';
import { IdmForm } from './idm-form';

const texts = TEXTS.idm;
const skeleton = <SkeletonCards count={2} lines={6} />;
const NAMES = ['SessionAAActiveID', 'LangueMemoireID', 'LangueDefenseID', 'StatutConfidentialiteID'] as const;

const IdmView = ({ thesis }: { thesis: Thesis }) => {
  const { isViewing } = useSession();
  const draft = useDraft('IDM');
  const parameters = useParameters(NAMES);
  if (draft.draft === undefined) return skeleton;
  return (
    <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <Box as="fieldset" border="0" p="0" minW="0" {...(isViewing ? { disabled: true } : {})}>
          <IdmForm
            thesis={thesis}
            draft={draft}
            lists={{
              sessions: parameters.valuesOf('SessionAAActiveID'),
              writing: parameters.valuesOf('LangueMemoireID'),
              defence: parameters.valuesOf('LangueDefenseID'),
              confidentiality: parameters.valuesOf('StatutConfidentialiteID'),
            }}
          />
        </Box>
      )}
    </AsyncState>
  );
};

/** /memoire/IDM: « Informations mémoire » and « Maître de stage » (S2 §2). */
export default function IdmPage() {
  const thesis = useThesis();
  return (
    <ThesisFrame title={texts.title} lead={texts.lead} query={thesis} skeleton={skeleton}>
      {(data) => <IdmView thesis={data} />}
    </ThesisFrame>
  );
}
