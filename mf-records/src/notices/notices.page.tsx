import { AsyncState, EmptyState, PageHead } from 'shared-ui';
import { TallPage } from '../shared/tall-page';
import { NOTICES_TEXTS } from '../texts/notices';
import { NoticeBoard } from './notice-board';
import { NoticeSkeleton } from './notice-skeleton';
import { useMarkRead, useNotices } from './use-notices';

const texts = NOTICES_TEXTS;

/** /valves: a reading list, the urgent notice open at its head, then newest first (S2 §2). */
export default function NoticesPage() {
  const query = useNotices();
  const markRead = useMarkRead(query);
  return (
    <TallPage>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={query}
        skeleton={<NoticeSkeleton />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="pin">
            {texts.empty}
          </EmptyState>
        }
      >
        {(list) => <NoticeBoard notices={list} onRead={markRead} />}
      </AsyncState>
    </TallPage>
  );
}
