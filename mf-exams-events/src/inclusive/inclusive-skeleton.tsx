import { Card, CardBody, CardHeader, Skeleton, Stack } from 'shared-ui';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';

const AREAS = [0, 1, 2, 3, 4, 5];

/** The request's six texts, while the file is read: its title stands from the start. */
export const RequestSkeleton = () => (
  <Card aria-hidden="true">
    <CardHeader title={texts.formTitle} detail={texts.formLead} />
    <CardBody>
      <Stack gap="5">
        {AREAS.map((rank) => (
          <div key={rank}>
            <Skeleton width="9rem" height="1rem" />
            <Skeleton width="60%" mt="2" />
            <Skeleton width="full" height="5.5rem" mt="2" />
          </div>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
