import { Box, Card, CardFooter, CardHeader, List, ListLine, Skeleton, Stack } from 'shared-ui';

const COURSES = [0, 1, 2];
const GROUPS = [0, 1, 2, 3];

const Shape = ({ width }: { width: string }) => <Skeleton width={width} height="1rem" my="0.25rem" />;

/** The courses before the start, while they are read. */
export const CoursesSkeleton = () => (
  <Card aria-hidden="true">
    <CardHeader title={<Shape width="10rem" />} detail={<Shape width="8rem" />} />
    <List divided>
      {COURSES.map((rank) => (
        <ListLine key={rank} inset display={{ base: 'block', sm: 'flex' }} alignItems="center" py="3">
          <Box flex="1">
            <Shape width="70%" />
            <Shape width="7rem" />
          </Box>
          <Skeleton width="6rem" height="1.625rem" mt={{ base: '2', sm: '0' }} />
        </ListLine>
      ))}
    </List>
    <CardFooter>
      <span />
      <Skeleton width={{ base: 'full', sm: '14rem' }} height="2.75rem" />
    </CardFooter>
  </Card>
);

/** The list of a course's groups and their cards, while they are read. */
export const GroupsSkeleton = () => (
  <Stack gap="4" aria-hidden="true">
    <div>
      <Shape width="4rem" />
      <Skeleton width="full" height="2.75rem" mt="1" />
    </div>
    <div>
      <Shape width="14rem" />
      <Stack gap="0.625rem" mt="2">
        {GROUPS.map((rank) => (
          <Skeleton key={rank} width="full" height="4.25rem" borderRadius="12px" />
        ))}
      </Stack>
    </div>
  </Stack>
);
