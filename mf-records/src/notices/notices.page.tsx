import { type Notice, newestFirst, noticeAnchor } from 'shared-contract/notices/notices';
import { useLocation } from 'shared-router';
import { AsyncState, EmptyState, LongList, PageHead, SkeletonCards } from 'shared-ui';
import { TEXTS } from '../texts';
import { NoticeCard } from './notice-card';
import { useNotices } from './use-notices';

const texts = TEXTS.notices;

/** Notices shown at once: each asks for its attachments. */
const FIRST = 10;

const NoticeBoard = ({ notices }: { notices: readonly Notice[] }) => {
  const { hash } = useLocation();
  const sorted = newestFirst(notices);
  const wanted = sorted.findIndex((notice) => hash === `#${noticeAnchor(notice.AnnonceID)}`);
  return (
    <LongList
      label={texts.list}
      items={sorted}
      itemKey={({ AnnonceID }) => AnnonceID}
      first={wanted >= FIRST ? sorted.length : FIRST}
      more={texts.older}
    >
      {(notice, rank) => <NoticeCard notice={notice} isOpenAtFirst={rank === wanted} />}
    </LongList>
  );
};

/** /valves: newest first, urgent ones in red, text that unfolds (S2 §2). */
export default function NoticesPage() {
  const notices = useNotices();
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={notices}
        skeleton={<SkeletonCards count={4} lines={2} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="pin">
            {texts.empty}
          </EmptyState>
        }
      >
        {(list) => <NoticeBoard notices={list} />}
      </AsyncState>
    </>
  );
}
