import { Box, Card, EmptyState, Heading, StatusBadge, Text, VisuallyHidden } from 'shared-ui';
import { TitledText } from 'shared-ui/titled-text';
import { CURRENT_ROW } from '../../shared/current-row';
import { moveBetweenRows } from '../../shared/list-keys';
import { useRows } from '../../shared/use-rows';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';
import { type EntryLine, groupedLines, shareOf, takenOf } from './entry-lines';

const texts = CATALOGUE_TEXTS;

/** From this width of the list on, places have a column of their own; from the second on, everything stands on a line. */
const COLUMNS = '@container (min-width: 34rem)';
const LINES = '@container (min-width: 60rem)';

const LIST = {
  position: 'relative',
  containerType: 'inline-size',
  '& h2': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.75rem',
    margin: '0',
    padding: '0.625rem 1rem',
    background: 'var(--sunken)',
    fontSize: '0.875rem',
  },
  '& h2 > small': { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  '& ul': { listStyle: 'none', margin: '0', padding: '0' },
  '& section + section': { borderTop: '1px solid var(--border)' },
  '& li + li': { borderTop: '1px solid var(--border)' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0.375rem 1rem',
    alignItems: 'center',
    width: '100%',
    minHeight: '3rem',
    padding: '0.5rem 1rem',
    border: '0',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.35',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& button[aria-current="true"]': CURRENT_ROW,
  '& b, & small': { display: 'block', overflowWrap: 'break-word' },
  '& small': { fontSize: '0.8125rem', color: 'var(--muted)' },
  '& .state': { justifySelf: 'end' },
  [COLUMNS]: {
    '& button': { gridTemplateColumns: 'minmax(0, 1fr) 7.5rem' },
    '&[data-limited] button': { gridTemplateColumns: 'minmax(0, 1fr) 9rem 7.5rem' },
    '& .state': { justifySelf: 'start', gridColumn: '-2' },
  },
  [LINES]: {
    '& .what': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '1rem',
      alignItems: 'baseline',
    },
    '&[data-limited] button': { gridTemplateColumns: 'minmax(0, 1fr) 11.5rem 7.5rem' },
  },
} as const;

/** Under its entry on a phone, where the bar and its words share a line; in a column of its own elsewhere. */
const TAKEN = {
  display: 'flex',
  gridRow: '2',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: '0.75rem',
  fontSize: '0.8125rem',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { flex: 'none', minWidth: '6.25rem', whiteSpace: 'nowrap' },
  '& i': {
    flex: '1',
    height: '0.3125rem',
    borderRadius: '999px',
    background: 'var(--border)',
    overflow: 'hidden',
  },
  '& i::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: 'var(--share)',
    background: 'var(--accent)',
  },
  [COLUMNS]: {
    display: 'grid',
    gridRow: 'auto',
    gridColumn: 'auto',
    gap: '0.25rem',
    alignItems: 'stretch',
  },
  [LINES]: { display: 'flex', alignItems: 'center', gap: '0.75rem' },
} as const;

const Taken = ({ count, of, words }: NonNullable<EntryLine['taken']>) => (
  <Box as="span" css={{ ...TAKEN, '--share': `${Math.round(shareOf(count, of) * 100)}%` }}>
    <span>{words}</span>
    <i aria-hidden="true" />
  </Box>
);

/** What the lines stand under, and what of them together is taken. */
const GroupHead = ({ heading, lines }: { heading: string; lines: readonly EntryLine[] }) => {
  const taken = takenOf(lines);
  return (
    <Heading as="h2" size="sm">
      <TitledText text={heading} english={lines[0]?.english} />{' '}
      {taken && <small>{texts.rows.taken(taken.count, taken.of)}</small>}
    </Heading>
  );
};

/** DOM id of an entry's row. */
export const rowIdOf = (id: number): string => `fiche-${id}`;

export interface EntryListProps {
  lines: readonly EntryLine[];
  opened: number | null;
  /** Said where filters leave nothing. */
  none: string;
  onOpen: (id: number) => void;
}

/** Grouped catalogue list with roving tabindex: one tab stop, arrow keys inside. */
export const EntryList = ({ lines, opened, none, onOpen }: EntryListProps) => {
  const rows = useRows(lines);
  if (lines.length === 0)
    return (
      <EmptyState title={none} icon="search">
        {texts.noneText}
      </EmptyState>
    );
  const stop = lines.some(({ id }) => id === opened) ? opened : lines[0]?.id;
  return (
    <Card overflow="hidden">
      <Box
        role="group"
        aria-label={texts.list}
        css={LIST}
        onKeyDown={moveBetweenRows}
        {...(lines.some(({ taken }) => taken !== null) && { 'data-limited': '' })}
      >
        {groupedLines(rows).map(({ heading, lines: part }) => (
          <section key={part[0]?.id} aria-label={heading || texts.list}>
            {heading && (
              <GroupHead heading={heading} lines={lines.filter((line) => line.heading === heading)} />
            )}
            <ul>
              {part.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    id={rowIdOf(row.id)}
                    tabIndex={row.id === stop ? 0 : -1}
                    aria-current={row.id === opened}
                    onClick={() => onOpen(row.id)}
                  >
                    <span className="what">
                      <b>
                        <TitledText text={row.title} english={row.english} />
                      </b>
                      <small>
                        {row.detail}
                        <VisuallyHidden>, {row.code}</VisuallyHidden>
                      </small>
                    </span>
                    {row.taken && <Taken {...row.taken} />}
                    <span className="state">
                      <StatusBadge tone={row.badge.tone}>{row.badge.words}</StatusBadge>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Box>
      <Text tone="muted" p="3" size="sm" role="status">
        {texts.shown(lines.length)}
      </Text>
    </Card>
  );
};
