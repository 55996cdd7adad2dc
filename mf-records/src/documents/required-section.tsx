import type { ApiQuery } from 'shared-auth';
import { DOCUMENT_TEXTS, isMissing, type RequiredDocument } from 'shared-contract/documents/documents';
import { AsyncState, EmptyState, Section, SkeletonCards, Stack } from 'shared-ui';
import { UploadSlots } from 'shared-ui/upload';
import { MY_DOCUMENTS_TEXTS } from '../texts/documents';
import { RequiredSlot } from './required-slot';

const texts = MY_DOCUMENTS_TEXTS;

const AllInOrder = () => (
  <EmptyState title={DOCUMENT_TEXTS.allInOrder} icon="circle-check">
    {texts.nothingAsked}
  </EmptyState>
);

/** What is missing first; all of one width. */
const Slots = ({ documents }: { documents: readonly RequiredDocument[] }) => (
  <UploadSlots>
    {documents.map((document) => (
      <RequiredSlot key={document.ID} document={document} />
    ))}
  </UploadSlots>
);

/** « Fichiers à charger »: what the school asks for, or « Tout est en ordre » (S2 §2). */
export const RequiredSection = ({ query }: { query: ApiQuery<RequiredDocument[]> }) => {
  const all = query.data?.length ?? 0;
  const done = query.data?.filter(({ Statut }) => Statut === 'accepte').length ?? 0;
  const missing = query.data?.filter(isMissing).length ?? 0;
  return (
    <Section
      title={DOCUMENT_TEXTS.toUpload}
      {...(all > 0 ? { aside: texts.inOrder(missing, done, all) } : {})}
    >
      <AsyncState
        query={query}
        errorTitle={texts.errorTitle}
        skeleton={<SkeletonCards count={2} lines={2} />}
        empty={<AllInOrder />}
      >
        {(list) => (
          <Stack gap="0.875rem">
            {!list.some(isMissing) && <AllInOrder />}
            <Slots
              documents={[...list.filter(isMissing), ...list.filter((document) => !isMissing(document))]}
            />
          </Stack>
        )}
      </AsyncState>
    </Section>
  );
};
