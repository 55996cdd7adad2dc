import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

const Root = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '20',
    background: 'raised',
    borderTop: '1px solid var(--border)',
    boxShadow: 'bar',
    paddingBottom: 'env(safe-area-inset-bottom)',
    // One bar at a time: the actions of a screen come first.
    'body:has([data-bar]) &': { display: 'none' },
    [WIDE_BREAKPOINT]: { display: 'none' },
    _print: { display: 'none' },
    '& > ul': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      maxWidth: '36rem',
      marginInline: 'auto',
    },
    '& a, & button': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '0.5',
      width: 'full',
      minHeight: '3.75rem',
      border: '0',
      padding: '0',
      background: 'none',
      color: 'muted',
      fontSize: '2xs',
      fontWeight: 'medium',
      lineHeight: '1.2',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& :is(a, button):hover': { color: 'text' },
    '& :is(a, button):focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
    '& [aria-current]': { color: 'accent-text', fontWeight: 'semibold' },
    '& [aria-current] > span': { background: 'accent-soft' },
  },
});

const Leaf = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '1.75rem',
    borderRadius: 'leaf',
  },
});

/** Navigation item: address, name, icon. */
export interface BarPlace {
  label: string;
  to: string;
  /** Registered icon name. */
  icon: string;
  isCurrent: boolean;
}

export interface BottomBarProps {
  /** Names the navigation. */
  label: string;
  places: readonly BarPlace[];
  /** The last place, which opens the rest. */
  more: { label: string } & Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'>;
}

const ELLIPSIS =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0';

/** Bottom navigation below 1,040 px; last element of the page, never over its footer. */
export const BottomBar = ({ label, places, more: { label: moreLabel, ...more } }: BottomBarProps) => (
  <Root aria-label={label}>
    <ul>
      {places.map(({ label: name, to, icon, isCurrent }) => (
        <li key={to}>
          <AppLink to={to} aria-current={isCurrent ? 'page' : undefined}>
            <Leaf>
              <Icon name={icon} size="lg" />
            </Leaf>
            {name}
          </AppLink>
        </li>
      ))}
      <li>
        <button type="button" aria-haspopup="dialog" {...more}>
          <Leaf>
            <Icon path={ELLIPSIS} size="lg" />
          </Leaf>
          {moreLabel}
        </button>
      </li>
    </ul>
  </Root>
);
