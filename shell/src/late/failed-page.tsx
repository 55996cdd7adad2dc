import type { RemoteFailureKind } from 'shared-contract';
import { FailurePanel, type FailurePanelProps } from 'shared-ui';
import { CODE_FAILURE, REMOTE_PAGE } from '../texts';

export interface FailedPageProps
  extends Pick<FailurePanelProps, 'isRetrying' | 'onRetry' | 'contact' | 'homeTo'> {
  /** Title of the page that did not come. */
  label: string;
  kind: RemoteFailureKind;
}

/** Fallback of a page of the shell whose chunk failed to load: cause, retry, contact. */
export const FailedPage = ({ label, kind, ...panel }: FailedPageProps) => (
  <FailurePanel
    {...panel}
    lead={REMOTE_PAGE.lead(label, CODE_FAILURE[kind] ?? CODE_FAILURE.evaluation)}
    reference={`shell · ${kind}`}
  />
);
