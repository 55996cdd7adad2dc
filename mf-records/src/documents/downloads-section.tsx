import type { ApiQuery } from 'shared-auth';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { Alert, AsyncState, EmptyState, Section, SkeletonCards, Stack } from 'shared-ui';
import { DOWNLOADS_TEXTS } from '../texts/documents';
import { EnrolmentFiles } from './enrolment-files';

const texts = DOWNLOADS_TEXTS;

/** Files to download, by academic year and level, and what attestations ask for (S2 §2, §9). */
export const DownloadsSection = ({ query }: { query: ApiQuery<EnrolmentRow[]> }) => (
  <Section title={texts.title}>
    <Stack gap="3">
      <AsyncState
        query={query}
        errorTitle={texts.errorTitle}
        skeleton={<SkeletonCards count={2} lines={1} />}
        empty={
          <EmptyState title={texts.empty} icon="folder-open">
            {texts.emptyText}
          </EmptyState>
        }
      >
        {(list) => (
          <Stack gap="3">
            {list.map((enrolment, rank) => (
              <EnrolmentFiles key={enrolment.InscriptionID} enrolment={enrolment} isOpen={rank === 0} />
            ))}
          </Stack>
        )}
      </AsyncState>
      <Alert tone="info" title={texts.conditionsTitle}>
        <p>{texts.conditions}</p>
      </Alert>
    </Stack>
  </Section>
);
