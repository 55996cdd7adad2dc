import { useSession } from 'shared-auth';
import { isUrgent, noticeAnchor } from 'shared-contract/notices/notices';
import type { BoardSummary, NoticeHeadline } from 'shared-contract/notices/summary';
import { AsyncState, NoticeList, Section, SkeletonTable, Text, TextLink } from 'shared-ui';
import { formatRelativeMoment } from '../portal/dates';
import { BOARD } from '../texts';
import { useBoard } from './use-board';

const BOARD_PATH = '/valves';

/** Sorts urgent notices first: a phone shows only the first one. */
const urgentFirst = (notices: readonly NoticeHeadline[]): NoticeHeadline[] => [
  ...notices.filter(isUrgent),
  ...notices.filter((notice) => !isUrgent(notice)),
];

const Lines = ({ board }: { board: BoardSummary }) => {
  const { Maintenant } = useSession();
  if (board.Avis.length === 0) return <Text tone="muted">{BOARD.empty}</Text>;
  return (
    <NoticeList
      columns
      notices={urgentFirst(board.Avis).map((notice) => ({
        id: notice.AnnonceID,
        title: notice.AnnonceLibelle,
        to: `${BOARD_PATH}#${noticeAnchor(notice.AnnonceID)}`,
        date: formatRelativeMoment(notice.AnnonceDateDebutPublication, Maintenant),
        dateTime: notice.AnnonceDateDebutPublication,
        urgent: isUrgent(notice),
        excerpt: notice.Extrait,
      }))}
    />
  );
};

/** « Aux valves »: the newest notices, with a link to all. */
export const BoardSection = () => {
  const { isShown, query } = useBoard();
  if (!isShown) return null;
  const { data: board } = query;
  return (
    <Section
      title={BOARD.title}
      aside={board && <TextLink to={BOARD_PATH}>{BOARD.all(board.Total)}</TextLink>}
    >
      <AsyncState query={query} skeleton={<SkeletonTable rows={3} columns={1} />}>
        {(found) => <Lines board={found} />}
      </AsyncState>
    </Section>
  );
};
