import type { ReactNode } from 'react';
import { ApiError } from 'shared-auth';
import {
  Alert,
  type AsyncQuery,
  AsyncState,
  Card,
  CardBody,
  CardHeader,
  type Fact,
  Facts,
  SkeletonCards,
  Stack,
} from 'shared-ui';
import { ATTESTATIONS } from './texts';

/** Contents of a verified paper. */
export interface VerifiedPaper {
  /** « Ce document vient de l’école. » */
  verdict: string;
  title: ReactNode;
  facts: readonly Fact[];
}

export interface CheckResultProps<Found> {
  query: AsyncQuery<Found> & { error?: unknown };
  /** Said of a code that nothing bears. */
  unknown: string;
  confirm: (found: Found) => VerifiedPaper;
}

const Confirmed = ({ verdict, title, facts }: VerifiedPaper) => (
  <Stack>
    <Alert tone="ok" title={verdict} live>
      {ATTESTATIONS.compare}
    </Alert>
    <Card as="article">
      <CardHeader title={title} />
      <CardBody>
        <Facts columns={1} items={facts} />
      </CardBody>
    </Card>
  </Stack>
);

/** Result of a verification: valid (with its contents), unknown code, or failed request. */
export const CheckResult = <Found,>({ query, unknown, confirm }: CheckResultProps<Found>) => {
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  if (isUnknown) {
    return (
      <Alert tone="danger" title={unknown} live>
        {ATTESTATIONS.unknownAdvice}
      </Alert>
    );
  }
  return (
    <AsyncState query={query} skeleton={<SkeletonCards count={1} />} errorTitle={ATTESTATIONS.error}>
      {(found) => <Confirmed {...confirm(found)} />}
    </AsyncState>
  );
};
