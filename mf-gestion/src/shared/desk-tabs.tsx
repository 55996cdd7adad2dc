import { Box, CountBadge, Icon, type IconName, VisuallyHidden } from 'shared-ui';

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

export interface DeskTab<Value> {
  value: Value;
  label: string;
  icon?: IconName;
  /** How many are behind it, and that in words; without it no number is said. */
  count?: { number: number; words: string } | undefined;
}

export interface DeskTabsProps<Value> {
  /** Accessible name of the group. */
  label: string;
  tabs: readonly DeskTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** What of a page is shown: one choice of a few, each with how many are behind it. */
export const DeskTabs = <Value,>({ label, tabs, value: chosen, onChange }: DeskTabsProps<Value>) => (
  <Box role="group" aria-label={label} css={TABS}>
    {tabs.map(({ value, label: name, icon, count }) => (
      <button key={name} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
        {icon !== undefined && <Icon name={icon} size="sm" />}
        {name}
        {count && (
          <>
            <CountBadge count={count.number} />
            <VisuallyHidden>{count.words}</VisuallyHidden>
          </>
        )}
      </button>
    ))}
  </Box>
);
