import type { DeskNoticeRow } from 'shared-contract/notices/answers';
import { Box, Card, Icon, StatusBadge } from 'shared-ui';
import { iconPaperclip } from 'shared-ui/icons';
import { NOTICE_TEXTS } from '../texts/notices';
import { rowOf } from './use-notices';

const texts = NOTICE_TEXTS;

const LIST = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li + li': { borderTop: '1px solid var(--border)' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '0.25rem 1rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '3.5rem',
    padding: '0.625rem 1rem',
    border: '0',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& b, & small': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: 'var(--muted)' },
} as const;

const FILES = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: '0.8125rem',
  color: 'var(--muted)',
} as const;

const MARKS = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' } as const;

export interface NoticeListProps {
  label: string;
  notices: readonly DeskNoticeRow[];
  now: string;
  onOpen: (notice: DeskNoticeRow) => void;
}

/** Notices of one state: title, for whom, from when and until when. */
export const NoticeList = ({ label, notices, now, onOpen }: NoticeListProps) => (
  <Card overflow="hidden">
    <Box as="ul" aria-label={label} css={LIST}>
      {notices.map((notice) => (
        <li key={notice.AnnonceID}>
          <button type="button" id={rowOf(notice.AnnonceID)} onClick={() => onOpen(notice)}>
            <span>
              <b>{notice.AnnonceLibelle}</b>
              <small>
                {texts.audience(notice)} · {texts.dates(notice, now)}
              </small>
            </span>
            <Box as="span" css={MARKS}>
              {notice.PiecesJointes > 0 && (
                <Box as="span" css={FILES}>
                  <Icon path={iconPaperclip} size="xs" />
                  {texts.files(notice.PiecesJointes)}
                </Box>
              )}
              {notice.Urgente && <StatusBadge tone="danger">{texts.urgent}</StatusBadge>}
            </Box>
          </button>
        </li>
      ))}
    </Box>
  </Card>
);
