import { useState } from 'react';
import type { Notice } from 'shared-contract/notices/answers';
import { isUrgent, noticeAnchor } from 'shared-contract/notices/notices';
import { newestFirst } from 'shared-contract/notices/summary';
import { useLocation } from 'shared-router';
import { Box, Button, CardList, EmptyState, LiveRegion, Stack } from 'shared-ui';
import { NOTICES_TEXTS } from '../texts/notices';
import { BoardTools } from './board-tools';
import { NoticeRow } from './notice-row';
import { UrgentNotice } from './urgent-notice';
import { useBoardFilter } from './use-board-filter';
import type { MarkRead } from './use-notices';

const texts = NOTICES_TEXTS;

/** Notices shown at once, and how many more at each asking. */
const STEP = 20;

interface NoticeBoardProps {
  notices: readonly Notice[];
  onRead: MarkRead;
}

/** The rows, twenty at a time; as many at first as a link needs. */
const Rows = ({ notices, onRead }: NoticeBoardProps) => {
  const { hash } = useLocation();
  const wanted = notices.findIndex((notice) => hash === `#${noticeAnchor(notice.AnnonceID)}`);
  const [asked, setAsked] = useState(STEP);
  const most = Math.max(asked, wanted + 1);
  const hidden = Math.min(STEP, notices.length - most);
  return (
    <Stack gap="4">
      <CardList aria-label={texts.list} overflow="hidden">
        {notices.slice(0, most).map((notice, rank) => (
          <li key={notice.AnnonceID}>
            <NoticeRow notice={notice} isPointedAt={rank === wanted} onRead={onRead} />
          </li>
        ))}
      </CardList>
      {hidden > 0 && (
        <Button variant="tonal" onClick={() => setAsked(most + STEP)}>
          {texts.older(hidden)}
        </Button>
      )}
    </Stack>
  );
};

/** The newest urgent notice open, then the others as a list that can be searched. */
export const NoticeBoard = ({ notices, onRead }: NoticeBoardProps) => {
  const sorted = newestFirst(notices);
  const urgent = sorted.find(isUrgent);
  const others = sorted.filter((notice) => notice !== urgent);
  const { typed, setTyped, words, filter, setFilter, shown, showAll } = useBoardFilter(others);
  const isFiltered = words !== '' || filter === 'unread';
  return (
    <Stack gap="4">
      {urgent && <UrgentNotice notice={urgent} onRead={onRead} />}
      {others.length > 0 && (
        <BoardTools
          typed={typed}
          onType={setTyped}
          filter={filter}
          onFilter={setFilter}
          count={others.length}
          unread={others.filter(({ Lu }) => !Lu).length}
        />
      )}
      <LiveRegion message={isFiltered ? texts.found(shown.length) : ''} />
      {others.length > 0 && shown.length === 0 ? (
        <EmptyState
          title={words === '' ? texts.noneUnread : texts.noneFound(words)}
          icon={words === '' ? 'circle-check' : 'search'}
          action={
            <Button variant="tonal" onClick={showAll}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <Box>{shown.length > 0 && <Rows key={`${words} ${filter}`} notices={shown} onRead={onRead} />}</Box>
      )}
    </Stack>
  );
};
