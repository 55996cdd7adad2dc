import { latePart } from 'shared-auth/late-part';
import { RequestSkeleton } from './inclusive-skeleton';
import type { RequestFormProps } from './request-form';

/** The request that can still change: most visits find none, or one that was submitted. */
export const RequestForm = latePart<RequestFormProps>(
  async () => (await import(/* webpackChunkName: "late-request" */ './request-form')).RequestForm,
  <RequestSkeleton />,
);
