import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { StatusBadge } from '../status/status-badge';
import type { Tone } from '../status/tones';
import { chakra } from '../theme/styled';

const Frame = chakra('div', {
  base: {
    border: '1.5px dashed var(--border-strong)',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& h3': { fontSize: '0.9375rem', fontWeight: 'semibold' },
    '& > ul': { display: { md: 'grid' }, gridTemplateColumns: '1fr 1fr' },
    '& > ul > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '0 0.75rem',
      alignItems: 'center',
      alignContent: 'center',
      padding: '0.6875rem 1rem',
    },
    '& > ul > li > svg': { gridRow: 'span 2', color: 'muted' },
    '& > ul > li + li': { borderTop: '1px solid var(--border)' },
    '@media (min-width: 56.25em)': {
      '& > ul > li:nth-of-type(2)': { borderTop: '0' },
      '& > ul > li:nth-of-type(even)': { borderLeft: '1px solid var(--border)' },
      '& > ul > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    '& > ul + details': { borderTop: '1px solid var(--border)' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.875rem',
      padding: '0.5rem 1rem',
      cursor: 'pointer',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      color: 'muted',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary svg': { marginLeft: 'auto', transition: 'rotate .2s' },
    '& [open] svg': { rotate: '180deg' },
    '& summary:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '& details ul': { paddingBottom: '2', display: { md: 'grid' }, gridTemplateColumns: '1fr 1fr' },
    '& details li': { padding: '0.25rem 1rem', fontSize: 'sm', color: 'muted' },
    '& details b': { fontWeight: 'medium', color: 'text' },
  },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 0.625rem',
    fontSize: 'xs',
    color: 'muted',
    '& a': { fontWeight: 'semibold' },
    // The whole line of the door is the link's target.
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outlineOffset: '-3px' },
  },
});

export interface Door {
  id: string;
  /** Registered icon name. */
  icon: string;
  title: string;
  /** What it is to this person, in a word: « Déjà fait », « Pas encore ». */
  state: { tone: Tone; icon: IconName; label: string };
  /** Since when, until when, why; or the link to what was done, the whole line then. */
  detail: ReactNode;
}

export interface DoorsProps {
  doors: readonly Door[];
  /** What is not for this person, folded; absent when there is nothing. */
  others?: { title: string; items: readonly { title: string; reason: string }[] } | undefined;
}

/** Closed services, one line each; not links (CONTRACT §7.5). */
export const Doors = ({ doors, others }: DoorsProps) => (
  <Frame>
    {doors.length > 0 && (
      <ul>
        {doors.map(({ id, icon, title, state, detail }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <Line>
              <StatusBadge tone={state.tone} icon={state.icon} bare>
                {state.label}
              </StatusBadge>
              <span>{detail}</span>
            </Line>
          </li>
        ))}
      </ul>
    )}
    {others && (
      <details>
        <summary>
          {others.title}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {others.items.map(({ title, reason }) => (
            <li key={title}>
              <b>{title}</b>
              {`\u00a0– ${reason}`}
            </li>
          ))}
        </ul>
      </details>
    )}
  </Frame>
);
