import { Box, Card, CardBody, Flex, Grid, Skeleton, Stack } from 'shared-ui';

const CARDS = [
  { name: 'identity', facts: 9 },
  { name: 'papers', facts: 3 },
  { name: 'account', facts: 2 },
];

const ranks = (count: number): number[] => Array.from({ length: count }, (_, rank) => rank);

/** The person and the cards of facts, as they stand; what is below them comes with them. */
export const ContactsSkeleton = () => (
  <Stack gap="4" aria-hidden="true">
    <Flex gap="4" alignItems="center">
      <Skeleton width="4rem" height="4rem" borderRadius="leaf" />
      <Skeleton width="10rem" height="1.25rem" />
    </Flex>
    {CARDS.map(({ name, facts }) => (
      <Card key={name}>
        <CardBody>
          <Skeleton width="9rem" height="1.125rem" mb="5" />
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }}>
            {ranks(facts).map((rank) => (
              <Box key={rank} h="2.75rem">
                <Skeleton width="5rem" height="0.75rem" />
                <Skeleton width="8rem" mt="2" />
              </Box>
            ))}
          </Grid>
        </CardBody>
      </Card>
    ))}
  </Stack>
);
