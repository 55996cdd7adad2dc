import { DESK_KINDS, type DeskKind, type DeskQueue } from 'shared-contract/gestion/gestion';
import { Box, CountBadge, VisuallyHidden } from 'shared-ui';
import { TEXTS } from '../../texts';

const texts = TEXTS.queue;

const TABS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  margin: '0',
  borderBottom: '1px solid var(--border)',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '2.75rem',
    padding: '0 0.75rem',
    border: '0',
    borderBottom: '3px solid transparent',
    background: 'none',
    color: 'var(--muted)',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '& > button[aria-pressed="true"]': { color: 'var(--accent-text)', borderBottomColor: 'var(--accent)' },
} as const;

export interface KindTabsProps {
  counts: DeskQueue['Comptes'] | undefined;
  value: DeskKind | null;
  onChange: (kind: DeskKind | null) => void;
}

/** « Tout » and each kind, with how many wait. */
export const KindTabs = ({ counts, value, onChange }: KindTabsProps) => {
  const total = counts && DESK_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const tab = (kind: DeskKind | null, label: string, count: number | undefined) => (
    <button key={label} type="button" aria-pressed={value === kind} onClick={() => onChange(kind)}>
      {label}
      {count !== undefined && (
        <>
          <CountBadge count={count} />
          <VisuallyHidden>{texts.waiting(count)}</VisuallyHidden>
        </>
      )}
    </button>
  );
  return (
    <Box role="group" aria-label={texts.tabs} css={TABS}>
      {tab(null, texts.all, total)}
      {DESK_KINDS.map((kind) => tab(kind, texts.kind[kind], counts?.[kind]))}
    </Box>
  );
};
