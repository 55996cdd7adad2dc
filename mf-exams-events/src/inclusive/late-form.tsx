import { asPart } from 'shared-auth/late';
import { late } from 'shared-ui';
import { RequestSkeleton } from './inclusive-skeleton';
import type { RequestFormProps } from './request-form';

/** The request that can still change: most visits find none, or one that was submitted. */
export const RequestForm = late<RequestFormProps>(
  async () => (await import(/* webpackChunkName: "late-request" */ './request-form')).RequestForm,
  asPart(<RequestSkeleton />),
);
