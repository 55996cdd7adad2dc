import { Children, isValidElement, type ReactNode } from 'react';
import { chakra } from '../theme/styled';

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: columns(2), sm: columns(3), md: columns(6), lg: columns(7) },
    gap: { base: '3', lg: '0.875rem' },
    '& > li:has(> [data-external-links])': { gridColumn: { lg: 'span 2' } },
  },
});

export interface TileGridProps {
  /** Names the list when no heading is near. */
  label?: string;
  isBusy?: boolean;
  /** Tiles; each becomes one item of the list. */
  children: ReactNode;
}

/** 2, 3, 6 or 7 tiles in a row, by width (CONTRACT §5.18). */
export const TileGrid = ({ label, isBusy = false, children }: TileGridProps) => (
  <List aria-label={label} aria-busy={isBusy || undefined}>
    {Children.map(children, (child) => (isValidElement(child) ? <li>{child}</li> : null))}
  </List>
);
