import type { ReactNode } from 'react';
import { AppLink, Box, Icon, type IconProps } from 'shared-ui';
import { TEXTS } from '../texts';
import { type DeskKeys, useDeskKeys } from './desk-keys';

const FRAME = {
  display: 'grid',
  gap: { base: '4', lg: '6' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5.75rem minmax(0, 1fr)' },
  alignItems: 'start',
  '& > div': { minWidth: '0' },
} as const;

/** A rail beside the page where there is room for one, a line above it elsewhere. */
const RAIL = {
  position: { lg: 'sticky' },
  top: { lg: '1rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(var(--pages), minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    gap: '1',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.25rem',
    padding: '0.5rem 0.125rem',
    minHeight: '3.5rem',
    borderRadius: 'var(--r-md)',
    color: 'var(--muted)',
    fontSize: '0.8125rem',
    fontWeight: '550',
    textDecoration: 'none',
    textAlign: 'center',
  },
  '& a:hover': { background: 'var(--sunken)', color: 'var(--text)' },
  '& a[aria-current="page"]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent-text)',
    fontWeight: '650',
  },
} as const;

export type DeskPath = keyof typeof TEXTS.pages;

const ICONS: Readonly<Record<DeskPath, Pick<IconProps, 'name' | 'path'>>> = {
  '/gestion': { name: 'folder-open' },
  '/gestion/periodes': { name: 'calendar-days' },
  '/gestion/valves': { name: 'megaphone' },
  // lucide chart-column
  '/gestion/chiffres': { path: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3' },
};

const PAGES = Object.keys(TEXTS.pages) as DeskPath[];

const NO_KEYS: DeskKeys = {};

export interface DeskFrameProps {
  current: DeskPath;
  keys?: DeskKeys;
  children: ReactNode;
}

/** A page of the desk, beside the way to the others. */
export const DeskFrame = ({ current, keys = NO_KEYS, children }: DeskFrameProps) => {
  const part = useDeskKeys(keys);
  return (
    <Box css={FRAME}>
      <Box as="nav" aria-label={TEXTS.nav} css={RAIL}>
        <Box as="ul" css={{ '--pages': String(PAGES.length) }}>
          {PAGES.map((path) => (
            <li key={path}>
              <AppLink to={path} {...(path === current ? { 'aria-current': 'page' as const } : {})}>
                <Icon {...ICONS[path]} />
                {TEXTS.pages[path]}
              </AppLink>
            </li>
          ))}
        </Box>
      </Box>
      <Box ref={part}>{children}</Box>
    </Box>
  );
};
