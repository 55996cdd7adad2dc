import { formatNumber } from 'shared-contract/base/format';
import { Box, Icon, type IconName, VisuallyHidden } from 'shared-ui';

/** Breakpoint below which a desk page has one column and compact filters. */
export const NARROW = '@media (max-width: 56.24em)';

const TABS = {
  display: 'flex',
  '&[data-wide-only]': { [NARROW]: { display: 'none' } },
  flexWrap: 'wrap',
  gap: '1',
  margin: '0',
  borderBottom: '1px solid var(--border)',
  _print: { display: 'none' },
  // One row with one rule: what does not fit is reached by moving it.
  [NARROW]: {
    // What is for readers alone stays inside too.
    position: 'relative',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    gap: '0',
    '& > button': { flex: 'none', padding: '0 0.5rem', fontSize: '0.875rem' },
    '& > button > svg': { display: 'none' },
  },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '2.75rem',
    padding: '0 0.75rem',
    border: '0',
    borderBottom: '3px solid transparent',
    // What is transparent is drawn in forced colours.
    _highContrast: { borderBottomColor: 'Canvas' },
    background: 'none',
    color: 'var(--muted)',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '& > button:hover': { color: 'var(--text)' },
  '& > button[aria-pressed="true"]': { color: 'var(--accent-text)', borderBottomColor: 'var(--accent)' },
  '& i': {
    minWidth: '1.5rem',
    padding: '0.0625rem 0.4375rem',
    borderRadius: '999px',
    background: 'var(--sunken)',
    color: 'var(--muted)',
    fontSize: '0.75rem',
    fontStyle: 'normal',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  '& > button[aria-pressed="true"] i': { background: 'var(--accent-soft)', color: 'var(--accent-text)' },
} as const;

export interface DeskTab<Value> {
  value: Value;
  label: string;
  icon?: IconName;
  /** How many are behind it, and that in words; without it no number is said. */
  count?: { number: number; words: string } | undefined;
}

export interface DeskTabsProps<Value> {
  /** Left out on a phone, where the page offers the same choice in less room. */
  isWideOnly?: boolean;
  /** Accessible name of the group. */
  label: string;
  tabs: readonly DeskTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs with counts. */
export const DeskTabs = <Value,>(props: DeskTabsProps<Value>) => {
  const { label, tabs, value: chosen, isWideOnly = false, onChange } = props;
  return (
    <Box role="group" aria-label={label} css={TABS} {...(isWideOnly && { 'data-wide-only': '' })}>
      {tabs.map(({ value, label: name, icon, count }) => (
        <button key={name} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
          {icon !== undefined && <Icon name={icon} size="sm" />}
          {name}
          {count && (
            <>
              <i aria-hidden="true">{formatNumber(count.number)}</i>
              <VisuallyHidden>{count.words}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </Box>
  );
};
