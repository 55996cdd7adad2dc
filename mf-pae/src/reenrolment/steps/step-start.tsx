import { Button, Card, CardBody, List, Text } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { StepButtons, StepFrame } from './step-frame';
import type { StepProps } from './step-props';

const texts = REENROLMENT_TEXTS.start;

/** Step 0: what will be asked. */
export const StepStart = ({ data, takesFocus, onNext }: StepProps) => {
  const asked = [
    texts.addresses,
    texts.contacts,
    texts.grant,
    ...(data.state.NeedLangue3 ? [texts.language] : []),
    ...(data.state.DiplomeID.length > 0 ? [texts.master] : []),
  ];
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      <Card>
        <CardBody>
          <List marks gap="2">
            {asked.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        </CardBody>
      </Card>
      <Text size="sm" tone="muted">
        {texts.kept}
      </Text>
      <StepButtons>
        <Button onClick={onNext}>{REENROLMENT_TEXTS.begin}</Button>
      </StepButtons>
    </StepFrame>
  );
};
