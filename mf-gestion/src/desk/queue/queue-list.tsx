import { useEffect } from 'react';
import type { DeskQueue } from 'shared-contract/gestion/answers';
import { isLate, waitedDays } from 'shared-contract/gestion/decision-rules';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { Box, Icon, Text, VisuallyHidden } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { CURRENT_ROW } from '../../shared/current-row';
import { moveBetweenRows } from '../../shared/list-keys';
import { LAID_OUT_IN_SIGHT, useRows } from '../../shared/use-rows';
import { KIND_NAMES, QUEUE_TEXTS } from '../../texts/queue';
import { Assignee } from '../assign/assignee';
import { findNamesakes } from './namesakes';
import { keyOf, type RequestRef } from './request-key';
import type { Selection } from './use-selection';
import { useTabStop } from './use-tab-stop';

const texts = QUEUE_TEXTS;

const LIST = {
  // What is hidden in its rows scrolls with it, instead of making the page longer.
  position: 'relative',
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li + li': { borderTop: '1px solid var(--border)' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    alignItems: 'center',
    ...LAID_OUT_IN_SIGHT,
  },
  '& label': { justifyContent: 'center', padding: '0.75rem 0.25rem 0.75rem 0.5rem' },
  '& label > span:last-child': { position: 'absolute' },
  '& button': {
    display: 'grid',
    // Where the list is narrow a row is two lines: who and since when, what and of which section.
    gridTemplate: '"who by since" "what by of" / minmax(0, 1fr) auto auto',
    '@media (min-width: 75em)': {
      gridTemplate: '"who by of since" "what by of since" / minmax(0, 1fr) 1.75rem auto 5.25rem',
    },
    gap: '0 0.75rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '3.125rem',
    padding: '0.375rem 0.75rem 0.375rem 0.25rem',
    border: '0',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.35',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button[aria-current="false"]:hover': { background: 'var(--sunken)' },
  // The box stands before its row: what marks the row is around both.
  '& > li:has(> button[aria-current="true"])': CURRENT_ROW,
  '& b': { gridArea: 'who' },
  '& small': {
    gridArea: 'of',
    overflow: 'hidden',
    textAlign: 'end',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'var(--muted)',
  },
  '& b + small': { gridArea: 'what', textAlign: 'start' },
  '& button > :nth-child(3)': { gridArea: 'by' },
} as const;

const AGE = {
  gridArea: 'since',
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
} as const;
const LATE = { ...AGE, color: 'var(--warning-text)', fontWeight: '600' } as const;

const Age = ({ since, now }: { since: string; now: string }) => {
  const days = waitedDays(since, now);
  const late = isLate(since, now);
  return (
    <Box as="span" css={late ? LATE : AGE}>
      {late && <Icon name="clock" size="xs" />}
      <span aria-hidden="true">{texts.days(days)}</span>
      <VisuallyHidden>{texts.since(days, late)}</VisuallyHidden>
    </Box>
  );
};

export interface QueueListProps {
  queue: DeskQueue;
  opened: RequestRef | null;
  onOpen: (row: RequestRef) => void;
  selection: Selection;
}

/** Pending requests with roving tabindex: one tab stop, arrow keys inside. */
export const QueueList = ({ queue, opened, onOpen, selection }: QueueListProps) => {
  const current = opened && keyOf(opened);
  const { stop, stopAt } = useTabStop(queue.Lignes, current);
  const hasNamesake = findNamesakes(queue.Lignes);
  const rows = useRows(queue.Lignes);
  useEffect(() => {
    if (current !== null) document.getElementById(current)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <>
      <Box as="ul" aria-label={texts.list} css={LIST} onKeyDown={moveBetweenRows}>
        {rows.map((row, rank) => (
          <li key={keyOf(row)} onFocus={() => stopAt(keyOf(row), rank)}>
            <Checkbox
              checked={selection.has(row)}
              disabled={!selection.canTick(row)}
              tabIndex={keyOf(row) === stop ? 0 : -1}
              onChange={() => selection.tick(row)}
            >
              <VisuallyHidden>{texts.tick(texts.name(row, hasNamesake(row)), row)}</VisuallyHidden>
            </Checkbox>
            <button
              type="button"
              id={keyOf(row)}
              tabIndex={keyOf(row) === stop ? 0 : -1}
              aria-current={keyOf(row) === current}
              onClick={() => onOpen(row)}
            >
              <b>{texts.name(row, hasNamesake(row))}</b>
              <small>
                <VisuallyHidden>{KIND_NAMES[row.Genre]}&nbsp;: </VisuallyHidden>
                {row.Objet}
              </small>
              <Assignee holder={row.AttribueeA} me={queue.MoiCompteID} />
              <small title={texts.sectionOf(row, queue.Sections)}>
                {row.Section}
                <VisuallyHidden> {texts.sectionOf(row, queue.Sections)}</VisuallyHidden>
              </small>
              <Age since={row.Depuis} now={queue.Maintenant} />
            </button>
          </li>
        ))}
      </Box>
      {queue.Lignes.length === QUEUE_LIMITS.rows && (
        <Text tone="muted" p="3">
          {texts.capped(QUEUE_LIMITS.rows)}
        </Text>
      )}
    </>
  );
};
