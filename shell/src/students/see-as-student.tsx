import { Box, Button, Card, CardBody, Row, Text } from 'shared-ui';
import { TEXTS } from '../texts';
import { ChooseStudent } from './late-choose-student';
import { SEE_AS } from './texts';
import { useDisclosure } from './use-disclosure';

/** The portal as a student sees it, for staff who have to help one. */
export const SeeAsStudent = () => {
  const chooser = useDisclosure();
  return (
    <Card>
      <CardBody>
        <Row justifyContent="space-between" gap="4">
          <Box flex="1 1 18rem">
            <Text fontWeight="semibold">{SEE_AS.title}</Text>
            <Text tone="muted" size="sm" mt="1">
              {SEE_AS.text}
            </Text>
          </Box>
          <Button icon="id-card" onClick={chooser.open}>
            {TEXTS.chooseStudent}
          </Button>
        </Row>
      </CardBody>
      <ChooseStudent isOpen={chooser.isOpen} onClose={chooser.close} />
    </Card>
  );
};
