import { ApiError, useApi } from 'shared-auth';
import { formatDay } from 'shared-contract/base/format';
import type { Attestation } from 'shared-contract/documents/answers';
import { attestation } from 'shared-contract/documents/endpoints';
import { useParams } from 'shared-router';
import {
  Alert,
  AsyncState,
  Card,
  CardBody,
  CardHeader,
  Facts,
  PageHead,
  SkeletonCards,
  Stack,
} from 'shared-ui';
import { TEXTS } from '../texts';
import { ATTESTATIONS } from './texts';

const Confirmed = ({ found }: { found: Attestation }) => (
  <Stack>
    <Alert tone="ok" title={ATTESTATIONS.known} live>
      {ATTESTATIONS.compare}
    </Alert>
    <Card as="article">
      <CardHeader title={found.Libelle} />
      <CardBody>
        <Facts
          columns={3}
          items={[
            { label: ATTESTATIONS.code, value: found.Code },
            { label: ATTESTATIONS.date, value: formatDay(found.Date) },
            { label: ATTESTATIONS.holder, value: found.Initiales },
          ]}
        />
      </CardBody>
    </Card>
  </Stack>
);

/** What the verification code of a printed document stands for: its kind, its date, its holder's initials. */
export const AttestationCheck = () => {
  const { code = '' } = useParams();
  const query = useApi(attestation, { code });
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <PageHead title={TEXTS.attestation} lead={ATTESTATIONS.lead} />
      {isUnknown ? (
        <Alert tone="danger" title={ATTESTATIONS.unknown} live>
          {ATTESTATIONS.unknownAdvice}
        </Alert>
      ) : (
        <AsyncState query={query} skeleton={<SkeletonCards count={1} />} errorTitle={ATTESTATIONS.error}>
          {(found) => <Confirmed found={found} />}
        </AsyncState>
      )}
    </>
  );
};
