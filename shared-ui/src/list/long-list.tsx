import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { List } from './list';

export interface LongListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** How many show until the others are asked for. */
  first: number;
  /** Words of the button that shows the others; gets their number. */
  more: (hidden: number) => string;
  children: (item: Item, rank: number) => ReactNode;
}

/** Card list truncated to the first items, with « show more ». */
export const LongList = <Item,>({ label, items, itemKey, first, more, children }: LongListProps<Item>) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  const hidden = items.length - shown.length;
  return (
    <Stack gap="4">
      <List gap="4" aria-label={label}>
        {shown.map((item, rank) => (
          <li key={itemKey(item)}>{children(item, rank)}</li>
        ))}
      </List>
      {hidden > 0 && (
        <Button variant="tonal" onClick={() => setIsWhole(true)}>
          {more(hidden)}
        </Button>
      )}
    </Stack>
  );
};
