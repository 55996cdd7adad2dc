import { useState } from 'react';
import { Box, Button, Card, CardBody, EmptyState, PageHead, Text } from 'shared-ui';
import { TEXTS } from '../texts';

const texts = TEXTS.home;

/**
 * {{path}}: the domain's first screen. To change: it is an example that reads nothing; `mf-records/src/enrolments` reads a
 * list by `useApi` and shows its four states.
 */
export default function HomePage() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {isShown ? (
        <Card>
          <CardBody>
            <Text>{texts.example}</Text>
          </CardBody>
        </Card>
      ) : (
        <EmptyState title={texts.emptyTitle} icon="book-open">
          {texts.empty}
        </EmptyState>
      )}
      <Box mt="6">
        <Button variant="tonal" onClick={() => setIsShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      </Box>
    </>
  );
}
