import { useApi } from 'shared-auth';
import { testedDomains } from 'shared-contract/admin/endpoints';
import { AsyncState, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { TESTERS } from '../testers/texts';
import { useTestedVersion } from '../testers/use-tested-version';
import { TEXTS } from '../texts';
import { TestedDomainCard } from './tested-domain-card';

/** /admin/testeurs: an administrator tries a published version before everybody has it (CONTRACT §3). */
export default function TestersPage() {
  const query = useApi(testedDomains);
  const { isBusy, choose } = useTestedVersion();
  return (
    <>
      <PageHead title={TEXTS.testers} lead={TESTERS.lead} />
      <AsyncState query={query} errorTitle={TESTERS.error} skeleton={<SkeletonCards count={4} />}>
        {(domains) => (
          <Stack gap="4">
            {domains.map((domain) => (
              <TestedDomainCard
                key={domain.Nom}
                domain={domain}
                isBusy={isBusy}
                onTry={(version) => choose(domain.Nom, version)}
              />
            ))}
          </Stack>
        )}
      </AsyncState>
    </>
  );
}
