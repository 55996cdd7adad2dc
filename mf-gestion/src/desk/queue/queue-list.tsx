import type { RefObject } from 'react';
import { DESK_LIMITS, type DeskQueue, isLate, waitedDays } from 'shared-contract/gestion/gestion';
import { Box, Icon, Text, VisuallyHidden } from 'shared-ui';
import { TEXTS } from '../../texts';
import { moveBetweenRows } from './list-keys';
import { keyOf, type RequestRef } from './request-key';

const texts = TEXTS.queue;

const LIST = {
  // What is hidden in its rows scrolls with it, instead of making the page longer.
  position: 'relative',
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li + li': { borderTop: '1px solid var(--border)' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 3.5rem',
    gap: '0 0.75rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '3.125rem',
    padding: '0.375rem 0.75rem',
    border: '0',
    borderLeft: '4px solid transparent',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.35',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& button[aria-current="true"]': { background: 'var(--accent-soft)', borderLeftColor: 'var(--accent)' },
  '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem', color: 'var(--muted)' },
} as const;

const AGE = { justifySelf: 'end', display: 'inline-flex', alignItems: 'center', gap: '0.25rem' } as const;
const LATE = { ...AGE, color: 'var(--warning-text)', fontWeight: '600' } as const;

const Age = ({ since, now }: { since: string; now: string }) => {
  const days = waitedDays(since, now);
  const late = isLate(since, now);
  return (
    <Box as="span" css={late ? LATE : AGE}>
      {late && <Icon name="clock" size="xs" />}
      {texts.days(days)}
      {late && <VisuallyHidden>{texts.late}</VisuallyHidden>}
    </Box>
  );
};

export interface QueueListProps {
  queue: DeskQueue;
  list: RefObject<HTMLUListElement | null>;
  opened: RequestRef | null;
  onOpen: (row: RequestRef) => void;
}

/** What waits: whose, what, of which section, since when; one stop of the tabulator, arrows from there. */
export const QueueList = ({ queue, list, opened, onOpen }: QueueListProps) => {
  const current = opened && keyOf(opened);
  const isShown = queue.Lignes.some((row) => keyOf(row) === current);
  return (
    <>
      <Box as="ul" ref={list} aria-label={texts.list} css={LIST} onKeyDown={moveBetweenRows}>
        {queue.Lignes.map((row, rank) => (
          <li key={keyOf(row)}>
            <button
              type="button"
              id={keyOf(row)}
              tabIndex={(isShown ? keyOf(row) === current : rank === 0) ? 0 : -1}
              aria-current={keyOf(row) === current}
              onClick={() => onOpen(row)}
            >
              <span>
                <b>
                  {row.Nom}, {row.Prenom}
                </b>
                <small>
                  <VisuallyHidden>{TEXTS.kinds[row.Genre]}&nbsp;: </VisuallyHidden>
                  {row.Objet}
                </small>
              </span>
              <small>{row.Section}</small>
              <Age since={row.Depuis} now={queue.Maintenant} />
            </button>
          </li>
        ))}
      </Box>
      {queue.Lignes.length === DESK_LIMITS.rows && (
        <Text tone="muted" p="3">
          {texts.capped(DESK_LIMITS.rows)}
        </Text>
      )}
    </>
  );
};
