import type { Notice } from 'shared-contract/notices/answers';
import { AttachmentList } from '../attachment-list';
import { NoticeText } from './notice-text';

interface NoticeBodyProps {
  notice: Notice;
  /** False until it is opened: its files are not asked for before. */
  withFiles: boolean;
}

/** What a notice says, then its files. */
export const NoticeBody = ({ notice, withFiles }: NoticeBodyProps) => (
  <>
    <NoticeText html={notice.AnnonceTexteComplet} />
    {withFiles && notice.PiecesJointes > 0 && (
      <AttachmentList annonceId={notice.AnnonceID} count={notice.PiecesJointes} />
    )}
  </>
);
