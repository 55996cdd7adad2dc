import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { useDraft } from 'shared-auth/write';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, SkeletonCards, Stack } from 'shared-ui';
import { ClosedAct } from '../shared/closed-act';
import { ThesisFrame } from '../shared/thesis-frame';
import { useAct } from '../shared/use-act';
import { useThesis } from '../shared/use-thesis';
import { IDM_TEXTS } from '../texts/idm';
import { IdmForm } from './idm-form';
import { IdmView } from './idm-view';

const texts = IDM_TEXTS;
const skeleton = <SkeletonCards count={2} lines={6} />;
const NAMES = ['SessionAAActiveID', 'LangueMemoireID', 'LangueDefenseID', 'StatutConfidentialiteID'] as const;

const IdmScreen = ({ thesis }: { thesis: Thesis }) => {
  const { isOpen, reason } = useAct('AccesIDM');
  const draft = useDraft('IDM');
  const parameters = useParameters(NAMES);
  if (draft.draft === undefined) return skeleton;
  return (
    <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => {
        const lists = {
          sessions: parameters.valuesOf('SessionAAActiveID'),
          writing: parameters.valuesOf('LangueMemoireID'),
          defence: parameters.valuesOf('LangueDefenseID'),
          confidentiality: parameters.valuesOf('StatutConfidentialiteID'),
        };
        if (isOpen) return <IdmForm thesis={thesis} draft={draft} lists={lists} />;
        return (
          <Stack gap="4">
            <ClosedAct title={texts.closed} reason={reason} />
            <IdmView thesis={thesis} lists={lists} />
          </Stack>
        );
      }}
    </AsyncState>
  );
};

/** /memoire/IDM: « Informations mémoire » and « Maître de stage » (S2 §2). */
export default function IdmPage() {
  const thesis = useThesis();
  const { isOpen } = useAct('AccesIDM');
  return (
    <ThesisFrame
      title={texts.title}
      {...(isOpen ? {} : { lead: texts.leadClosed })}
      query={thesis}
      skeleton={skeleton}
    >
      {(data) => <IdmScreen thesis={data} />}
    </ThesisFrame>
  );
}
