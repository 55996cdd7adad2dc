import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { type DeskPath, isDeskPageFor } from 'shared-contract/staff/desk-pages';
import { AppLink, Box, Icon, type IconProps, PageHead, TextLink } from 'shared-ui';
import { SEEN_ON_FOCUS } from 'shared-ui/seen-on-focus';
import { DESK_TEXTS } from '../texts/desk';

/** From this width on the rail names its pages beside their signs. */
const ROOMY = '@media (min-width: 90em)';

const FRAME = {
  display: 'grid',
  gap: { base: '4', lg: '6' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5.75rem minmax(0, 1fr)' },
  alignItems: 'start',
  '& > div': { minWidth: '0' },
  [ROOMY]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
} as const;

/** A rail beside the page where there is room for one, a line above it elsewhere. */
const RAIL = {
  position: { md: 'sticky' },
  top: { md: '1rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(var(--in-a-row), auto)',
      sm: 'repeat(var(--pages), auto)',
      md: 'minmax(0, 1fr)',
    },
    gap: { base: '0', md: '1' },
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
  [ROOMY]: {
    '& a': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: '0.625rem',
      minHeight: '2.75rem',
      paddingInline: '0.625rem',
      fontSize: '0.9375rem',
      textAlign: 'start',
    },
  },
} as const;

const ICONS: Readonly<Record<DeskPath, Pick<IconProps, 'name' | 'path'>>> = {
  '/gestion': { name: 'folder-open' },
  '/gestion/periodes': { name: 'calendar-days' },
  '/gestion/valves': { name: 'megaphone' },
  // lucide library
  '/gestion/catalogues': { path: 'm16 6 4 14M12 6v14M8 8v12M4 4v16' },
  // lucide chart-column
  '/gestion/chiffres': { path: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3' },
  '/gestion/releves': { name: 'hand-coins' },
  '/gestion/comptes': { name: 'users-round' },
  // A closed box.
  '/gestion/import': { path: 'M12 22V12m9-5-9 5-9-5m9-5 9 5v10l-9 5-9-5V7z' },
};

const PATHS = Object.keys(ICONS) as DeskPath[];

/** Pages that a phone has room for in one row. */
const ROW_MAX = 5;

export interface DeskFrameProps {
  current: DeskPath;
  /** How it differs from the frame of a page that scrolls. */
  frame?: object;
  /** Id of the list that the page is for, where many stops come before it. */
  listId?: string;
  children: ReactNode;
}

/**
 * Frame of a desk page: navigation rail, scope of its shortcuts (`useDeskKeys`); a page that the server would refuse to
 * the person says so, but for the one where everybody of the desk arrives.
 */
export const DeskFrame = ({ current, frame, listId, children }: DeskFrameProps) => {
  const session = useSession();
  const pages = PATHS.filter((path) => path === current || isDeskPageFor(path, session));
  const inARow = pages.length > ROW_MAX ? Math.ceil(pages.length / 2) : pages.length;
  return (
    <Box css={{ ...FRAME, ...frame }}>
      <Box as="nav" aria-label={DESK_TEXTS.nav} css={RAIL}>
        {listId !== undefined && (
          <Box css={SEEN_ON_FOCUS}>
            <TextLink href={`#${listId}`}>{DESK_TEXTS.skip}</TextLink>
          </Box>
        )}
        <Box as="ul" css={{ '--pages': String(pages.length), '--in-a-row': String(inARow) }}>
          {pages.map((path) => (
            <li key={path}>
              <AppLink to={path} {...(path === current ? { 'aria-current': 'page' as const } : {})}>
                <Icon {...ICONS[path]} />
                {DESK_TEXTS.pages[path]}
              </AppLink>
            </li>
          ))}
        </Box>
      </Box>
      <div data-desk="">
        {isDeskPageFor(current, session) || current === '/gestion' ? (
          children
        ) : (
          <PageHead title={DESK_TEXTS.pages[current]} lead={DESK_TEXTS.notYours} />
        )}
      </div>
    </Box>
  );
};
