import { Children, isValidElement, type ReactNode } from 'react';
import { chakra } from '../theme/styled';

// A list by how many items it has, and its first ones: all rows then are full.
const ODD = '&:has(> :first-child:nth-last-child(odd)) > li:nth-of-type(-n + 3)';
const THREE_OVER = '&&:has(> :first-child:nth-last-child(4n + 3)) > li:nth-of-type(-n + 3)';
const TWO_OVER = '&&:has(> :first-child:nth-last-child(4n + 2)) > li:nth-of-type(-n + 6)';
const ONE_OVER = '&&:has(> :first-child:nth-last-child(4n + 1)) > li:nth-of-type(-n + 9)';
const TWO = '&&&:has(> :first-child:nth-last-child(2)) > li';
const FIVE = '&&&:has(> :first-child:nth-last-child(5)) > li:nth-of-type(-n + 2)';

/**
 * Rows are always full, whatever the number (look/v2). Below 360 px by one, below 600 by two, the first tile of an odd
 * number wide; from there by two, the first row of an odd number by three; from 900 px on by four, the rest in rows of
 * three before, and one, two and five by themselves.
 */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0.625rem',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    '@media (max-width: 22.49em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media (min-width: 37.5em)': {
      gap: '3',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > li, & > li:first-of-type:nth-last-of-type(odd)': { gridColumn: 'span 6' },
      [ODD]: { gridColumn: 'span 4' },
    },
    '@media (min-width: 56.25em)': {
      gap: '0.875rem',
      '&& > li': { gridColumn: 'span 3' },
      [THREE_OVER]: { gridColumn: 'span 4' },
      [TWO_OVER]: { gridColumn: 'span 4' },
      [ONE_OVER]: { gridColumn: 'span 4' },
      [TWO]: { gridColumn: 'span 6' },
      [FIVE]: { gridColumn: 'span 6' },
    },
    '&&&&& > li:only-of-type': { gridColumn: '1 / -1' },
  },
  variants: {
    /** Low tiles; without their text on a phone. */
    low: {
      true: {
        '& > li > a': { justifyContent: 'center', minHeight: { base: '3.75rem', sm: '0' } },
        '& > li > a > p': { display: { base: 'none', sm: 'block' } },
        '& [data-count]': { position: 'absolute', top: '0.375rem', left: '2rem', margin: '0' },
        '@media (max-width: 37.49em)': { '& [data-count]': { scale: '.8' } },
        '@media (min-width: 37.5em)': {
          '& > li > a': {
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            columnGap: '3',
            alignContent: 'center',
          },
          '& > li > a > div': { display: 'contents' },
          '& [data-icon-tile]': { gridRow: '1 / 3', alignSelf: 'center' },
          '& h3': { alignSelf: 'end' },
          '& > li > a > p': { gridColumn: '2', marginTop: '0' },
          '& [data-count]': { position: 'static', gridArea: '1 / 3 / 3', alignSelf: 'center' },
        },
      },
    },
  },
});

export interface TileGridProps {
  /** Names the list when no heading is near. */
  label?: string;
  isBusy?: boolean;
  /** Ways into a file that is always there: low, and without text on a phone. */
  isLow?: boolean;
  /** Tiles; each becomes one item of the list. */
  children: ReactNode;
}

/** Tiles in rows that are always full (CONTRACT §7.14). */
export const TileGrid = ({ label, isBusy = false, isLow = false, children }: TileGridProps) => (
  <List aria-label={label} aria-busy={isBusy || undefined} low={isLow}>
    {Children.map(children, (child) => (isValidElement(child) ? <li>{child}</li> : null))}
  </List>
);
