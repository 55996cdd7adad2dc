import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { StatusBadge } from '../status/status-badge';
import type { Tone } from '../status/tones';
import { withOrdinals } from '../text/ordinals';
import { TitledText } from '../text/titled-text';
import { chakra } from '../theme/styled';

const Rows = chakra('ul', {
  base: {
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'xs',
    '& > li + li': { borderTop: '1px solid var(--border)' },
    '& > li > a': {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      gap: '0 0.875rem',
      alignItems: 'center',
      minHeight: { base: '4rem', sm: '4.25rem' },
      padding: { base: '0.5rem 0.875rem 0.5rem 0.75rem', sm: '0.625rem 1.125rem' },
      color: 'text',
      textDecoration: 'none',
    },
    '& a:hover': { background: 'sunken' },
    '& a:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '& a > svg': { color: 'subtle' },
    '& b': { display: 'block', fontWeight: 'semibold', lineHeight: '1.3' },
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 0.625rem',
      fontSize: 'xs',
      color: 'muted',
      lineHeight: '1.45',
    },
    _print: { boxShadow: 'none', '& li': { breakInside: 'avoid' }, '& a > svg': { display: 'none' } },
  },
});

/** Date badge: filled for to-do, outlined for dates, dashed for missed ones. */
const Leaf = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    width: '2.75rem',
    height: '2.875rem',
    borderRadius: 'leaf',
    lineHeight: '1',
    border: '1px solid transparent',
    '& > strong': { fontSize: 'lg', fontWeight: 'bold', letterSpacing: '-.02em' },
    '& > span': { fontSize: '0.6875rem', fontWeight: 'semibold', marginTop: '0.1875rem' },
  },
  variants: {
    look: {
      due: { background: 'accent-soft', color: 'accent-text' },
      soon: { background: 'warning-bg', color: 'warning-text', borderColor: 'warning-border' },
      held: { background: 'surface', color: 'accent-text', borderColor: 'accent' },
      missed: { color: 'muted', borderStyle: 'dashed', borderColor: 'border-strong' },
      done: { background: 'success-bg', color: 'success-text', borderColor: 'success-border' },
    },
  },
});

export interface TodoLine {
  id: string;
  title: string;
  /** Titles that are English in it. */
  english?: readonly string[] | undefined;
  /** Path of the portal; the whole line leads there. */
  to: string;
  /** What the leaf shows: the day of the month and its month, or an icon where there is none. */
  leaf: { look: 'due' | 'soon' | 'held' | 'missed' | 'done' } & (
    | { day: string; month: string; icon?: never }
    | { icon: IconName; day?: never; month?: never }
  );
  /** « Dans 5 jours », « Fait ». */
  state?: { tone: Tone; icon?: IconName; label: string } | undefined;
  detail?: ReactNode;
  /** The line was followed. */
  onOpen?: () => void;
}

/** Things to do and dates, one link each. */
export const TodoList = ({ label, lines }: { label?: string; lines: readonly TodoLine[] }) => (
  <Rows aria-label={label}>
    {lines.map(({ id, title, english, to, leaf, state, detail, onOpen }) => (
      <li key={id}>
        <AppLink to={to} onClick={onOpen}>
          <Leaf look={leaf.look} aria-hidden="true">
            {leaf.icon === undefined ? (
              <>
                <strong>{leaf.day}</strong>
                <span>{leaf.month}</span>
              </>
            ) : (
              <Icon name={leaf.icon} />
            )}
          </Leaf>
          <span>
            <b>
              <TitledText text={title} english={english} />
            </b>
            <small>
              {state && (
                <StatusBadge tone={state.tone} icon={state.icon} bare>
                  {state.label}
                </StatusBadge>
              )}
              {detail && <span>{withOrdinals(detail)}</span>}
            </small>
          </span>
          <Icon name="chevron-right" />
        </AppLink>
      </li>
    ))}
  </Rows>
);
