import { asPart } from 'shared-auth/late';
import { late } from 'shared-ui';
import { RequestSkeleton } from './inclusive-skeleton';
import type { RequestFormProps } from './request-form';

/** Lazy-loaded request form: most visits find no file or a submitted one. */
export const RequestForm = late<RequestFormProps>(
  async () => (await import(/* webpackChunkName: "late-request" */ './request-form')).RequestForm,
  asPart(<RequestSkeleton />),
);
