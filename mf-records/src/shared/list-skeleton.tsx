import { Box, Skeleton } from 'shared-ui';
import { LinkList } from 'shared-ui/list';

const WIDTHS = ['8rem', '6.5rem', '7.25rem'];

/** Lines of the height of a `LinkLine` with one line of precision. */
export const ListSkeleton = ({ lines }: { lines: number }) => (
  <LinkList aria-hidden="true">
    {Array.from({ length: lines }, (_, rank) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
      <li key={rank}>
        <Box
          display="flex"
          alignItems="center"
          gap="4"
          minH="4.4375rem"
          px={{ base: '1.125rem', sm: '6' }}
          justifyContent="space-between"
        >
          <div>
            <Skeleton width={WIDTHS[rank % WIDTHS.length]} />
            <Skeleton width="min(20rem, 55vw)" height="0.625rem" mt="2" />
          </div>
          <Skeleton width="5rem" height="0.75rem" />
        </Box>
      </li>
    ))}
  </LinkList>
);
