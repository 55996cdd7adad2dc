import { Button, Card, CardBody, Row, Text } from 'shared-ui';
import { STUDENTS, TEXTS } from '../texts';
import { ChooseStudent } from './late-choose-student';
import { useDisclosure } from './use-disclosure';

/** What staff do first: choose the student whose file they want to see. */
export const StaffDesktop = () => {
  const chooser = useDisclosure();
  return (
    <Card mt="6">
      <CardBody>
        <Row justifyContent="space-between">
          <Text>{STUDENTS.lead}</Text>
          <Button icon="id-card" onClick={chooser.open}>
            {TEXTS.chooseStudent}
          </Button>
        </Row>
      </CardBody>
      <ChooseStudent isOpen={chooser.isOpen} onClose={chooser.close} />
    </Card>
  );
};
