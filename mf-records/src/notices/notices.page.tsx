import { useState } from 'react';
import { type Notice, newestFirst, noticeAnchor } from 'shared-contract/notices/notices';
import { useLocation } from 'shared-router';
import { AsyncState, Button, EmptyState, PageHead, SkeletonCards, Stack } from 'shared-ui';
import { TEXTS } from '../texts';
import { NoticeCard } from './notice-card';
import { useNotices } from './use-notices';

const texts = TEXTS.notices;

/** Notices shown at once: each asks for its attachments. */
const FIRST = 10;

const NoticeBoard = ({ notices }: { notices: readonly Notice[] }) => {
  const { hash } = useLocation();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = newestFirst(notices);
  const wanted = sorted.findIndex((notice) => hash === `#${noticeAnchor(notice.AnnonceID)}`);
  const shown = isWhole || wanted >= FIRST ? sorted : sorted.slice(0, FIRST);
  const hidden = sorted.length - shown.length;
  return (
    <Stack gap="4">
      <Stack as="ul" gap="4" aria-label={texts.list} css={{ listStyle: 'none' }}>
        {shown.map((notice, rank) => (
          <li key={notice.AnnonceID}>
            <NoticeCard notice={notice} isOpenAtFirst={rank === wanted} />
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="tonal" onClick={() => setIsWhole(true)}>
          {texts.older(hidden)}
        </Button>
      )}
    </Stack>
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
