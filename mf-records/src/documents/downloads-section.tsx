import { Alert, AsyncState, EmptyState, Section, SkeletonCards, Stack } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { EnrolmentFiles } from './enrolment-files';
import { useEnrolments } from './use-documents';

const texts = DOCUMENT_PAGE_TEXTS.downloads;

/** Files to download, by academic year and level, and what attestations ask for (S2 §2, §9). */
export const DownloadsSection = () => {
  const enrolments = useEnrolments();
  return (
    <Section title={texts.title}>
      <Stack gap="3">
        <AsyncState
          query={enrolments}
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
};
