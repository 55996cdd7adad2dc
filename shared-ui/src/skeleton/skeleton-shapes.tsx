import { Card, CardBody } from '../card/card';
import { Box, Flex, Stack } from '../layout/layout';
import { chakra } from '../theme/styled';
import { TileGrid } from '../tile/tile-grid';
import { Skeleton } from './skeleton';

const WIDTHS = ['92%', '100%', '76%', '88%', '64%'];
const ranks = (count: number): number[] => Array.from({ length: count }, (_, rank) => rank);

const TileShape = chakra('div', {
  base: {
    minHeight: '8.75rem',
    padding: '0.9375rem',
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    boxShadow: 'sm',
  },
});

/** Lines of text. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <Stack gap="2" aria-hidden="true">
    {ranks(lines).map((rank) => (
      <Skeleton key={rank} width={WIDTHS[rank % WIDTHS.length]} />
    ))}
  </Stack>
);

/** Tiles of the home screen. */
export const SkeletonTiles = ({ count = 7 }: { count?: number }) => (
  <TileGrid label="Chargement" isBusy>
    {ranks(count).map((rank) => (
      <TileShape key={rank}>
        <Skeleton width="2.625rem" height="2.625rem" borderRadius="leaf" />
        <Skeleton width="72%" height="0.9375rem" mt="4" />
        <Skeleton width="92%" height="0.8125rem" mt="2" />
        <Skeleton width="60%" height="0.8125rem" mt="0.3125rem" />
      </TileShape>
    ))}
  </TileGrid>
);

/** Cards with a title and a few lines. */
export const SkeletonCards = ({ count = 2, lines = 3 }: { count?: number; lines?: number }) => (
  <Stack gap="0.875rem" aria-hidden="true">
    {ranks(count).map((rank) => (
      <Card key={rank}>
        <CardBody>
          <Skeleton width="40%" height="1.125rem" mb="4" />
          <SkeletonLines lines={lines} />
        </CardBody>
      </Card>
    ))}
  </Stack>
);

/** A table in a card. */
export const SkeletonTable = ({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) => (
  <Card aria-hidden="true">
    {ranks(rows + 1).map((row) => (
      <Flex key={row} gap="6" p="0.875rem 1.125rem" bg={row === 0 ? 'sunken' : 'surface'}>
        {ranks(columns).map((column) => (
          <Box key={column} flex={column === 0 ? '2' : '1'}>
            <Skeleton width={column === 0 ? '70%' : '100%'} />
          </Box>
        ))}
      </Flex>
    ))}
  </Card>
);
