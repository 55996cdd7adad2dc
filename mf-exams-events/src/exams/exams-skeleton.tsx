import { Box, Card, CardBody, CardHeader, List, ListLine, Skeleton, Stack } from 'shared-ui';

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const cells = {
  display: 'grid',
  gap: { base: '0.375rem', sm: '1rem' },
  gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 15.5rem' },
} as const;

const Shape = ({ width }: { width: string }) => <Skeleton width={width} height="1rem" my="0.25rem" />;

/** The card of a list of exams, while it is read. */
export const ExamListSkeleton = () => (
  <Card aria-hidden="true">
    <CardHeader title={<Shape width="9rem" />} detail={<Shape width="14rem" />} />
    <List divided>
      {RANKS.map((rank) => (
        <ListLine key={rank} inset css={cells}>
          <div>
            <Shape width="80%" />
            <Shape width="6rem" />
          </div>
          <div>
            <Shape width="12rem" />
            <Shape width="9rem" />
          </div>
        </ListLine>
      ))}
    </List>
  </Card>
);

/** The session, then its exams. */
export const ExamsSkeleton = () => (
  <Stack gap="4">
    <Card aria-hidden="true">
      <CardHeader title={<Shape width="13rem" />} detail={<Shape width="8rem" />} />
      <CardBody>
        <Box h="2.75rem">
          <Shape width="14rem" />
        </Box>
        <Shape width="min(22rem, 90%)" />
      </CardBody>
    </Card>
    <ExamListSkeleton />
  </Stack>
);
