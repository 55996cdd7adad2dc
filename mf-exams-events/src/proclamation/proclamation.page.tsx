import { useApi } from 'shared-auth';
import { ceremony } from 'shared-contract/proclamation/endpoints';
import { AsyncState, PageHead } from 'shared-ui';
import { usePeriod } from '../shared/use-period';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';
import { ClosedCeremony } from './closed-ceremony';
import { OpenCeremony } from './open-ceremony';
import { CeremonySkeleton } from './proclamation-skeleton';

/** /evenement/proclamation: registration to the graduation ceremony (S2 §2). */
export default function ProclamationPage() {
  const query = useApi(ceremony);
  const { isOpen, words } = usePeriod('AccesProclamation');
  return (
    <>
      <PageHead title={texts.title} lead={`${isOpen ? texts.lead : ''} ${words}`.trim()} />
      <AsyncState query={query} errorTitle={texts.errorTitle} skeleton={<CeremonySkeleton />}>
        {(found) => (isOpen ? <OpenCeremony ceremony={found} /> : <ClosedCeremony ceremony={found} />)}
      </AsyncState>
    </>
  );
}
