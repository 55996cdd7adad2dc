import { NARROW } from './desk-tabs';

/** There is room for a list and a file side by side, each scrolling by itself. */
export const ROOM = '@media screen and (min-width: 56.25em) and (min-height: 30rem)';
/** From the width of a laptop on. */
export const WIDE_ROOM = '@media screen and (min-width: 75em) and (min-height: 30rem)';

/**
 * Of a page that takes the window under the header: what is decided of and what decides it stand still, whatever scrolls
 * between them. The foot of the portal comes under the window, for who scrolls the page.
 */
export const WHOLE_WINDOW = {
  gap: { base: '4', md: '0' },
  // On a phone an open file is alone.
  '&:has([data-file]) > nav': { [NARROW]: { display: 'none' } },
  [ROOM]: {
    flex: '1',
    minHeight: '0',
    alignItems: 'stretch',
    gridTemplateRows: 'minmax(0, 1fr)',
    '& > nav': {
      position: 'static',
      padding: '2',
      background: 'var(--surface)',
      borderRight: '1px solid var(--border)',
      overflowY: 'auto',
    },
    '& > [data-desk]': { display: 'flex', flexDirection: 'column', minHeight: '0' },
    // No bar of this page lies over what takes the focus.
    'html:has(&)': { scrollPadding: '0' },
    '#root:has(&)': { position: 'relative', flex: 'none', height: '100dvh' },
    '#root:has(&) > footer': { position: 'absolute', top: '100%', insetInline: '0' },
    '#contenu:has(&)': { display: 'flex', minHeight: '0' },
    '#contenu:has(&) > div': {
      display: 'flex',
      flexDirection: 'column',
      maxWidth: 'none',
      minHeight: '0',
      padding: '0',
    },
  },
} as const;
