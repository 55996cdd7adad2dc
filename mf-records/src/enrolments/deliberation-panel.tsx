import type { ApiQuery } from 'shared-auth';
import type { Deliberation } from 'shared-contract/records/records';
import { AsyncState, EmptyState, Skeleton } from 'shared-ui';
import { TEXTS } from '../texts';
import { DeliberationCard } from './deliberation-card';

const texts = TEXTS.deliberation;

/** The last deliberation in its four states. */
export const DeliberationPanel = ({ query }: { query: ApiQuery<Deliberation | null> }) => (
  <AsyncState
    query={query}
    errorTitle={texts.errorTitle}
    skeleton={<Skeleton height="10.5rem" borderRadius="lg" />}
    empty={
      <EmptyState title={texts.emptyTitle} icon="hourglass">
        {texts.empty}
      </EmptyState>
    }
  >
    {(deliberation) => deliberation && <DeliberationCard deliberation={deliberation} />}
  </AsyncState>
);
