import { type ReactNode, type RefObject, useId } from 'react';
import { MAX_GUESTS } from 'shared-contract/base/limits';
import { EVENT_TEXTS } from 'shared-contract/quoted';
import { Box, Card, CardBody, Row, Section, Span, Text } from 'shared-ui';
import { FieldError, Radio } from 'shared-ui/controls';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';

interface GuestsFieldProps {
  /** null until one is chosen. */
  guests: number | null;
  isReadOnly: boolean;
  /** It was sent without a choice. */
  isMissing: boolean;
  /** The first choice, which gets the focus when one is missing. */
  first: RefObject<HTMLInputElement | null>;
  onChange: (guests: number) => void;
  /** Under the choices: since when it is kept. */
  children?: ReactNode;
}

const CHOICES = Array.from({ length: MAX_GUESTS + 1 }, (_, guests) => guests);

/** Number of guests, of which one must be chosen; S2 §5's sentence is English, ours stands beside it. */
export const GuestsField = (props: GuestsFieldProps) => {
  const { guests, isReadOnly, isMissing, first, onChange, children } = props;
  const id = useId();
  const description = isMissing ? `${id}-aide ${id}-erreur` : `${id}-aide`;
  return (
    <Section title={texts.guestsTitle}>
      <Card>
        <CardBody>
          <Box as="fieldset" border="0" p="0" minW="0" aria-describedby={description}>
            <Text as="legend" fontWeight="semibold" p="0">
              {texts.guests}
            </Text>
            <Text size="sm" tone="muted" id={`${id}-aide`}>
              {texts.guestsHint} {texts.binding}
            </Text>
            <Row gap="0 2rem" mt="1">
              {CHOICES.map((choice) => (
                <Radio
                  key={choice}
                  name={id}
                  disabled={isReadOnly}
                  checked={guests === choice}
                  aria-invalid={isMissing || undefined}
                  onChange={() => onChange(choice)}
                  {...(choice === 0 ? { ref: first } : {})}
                >
                  {String(choice)}
                </Radio>
              ))}
            </Row>
            {isMissing && (
              <FieldError id={id}>
                {texts.chooseInFrench} <Span lang="en">{EVENT_TEXTS.chooseOneOption}</Span>
              </FieldError>
            )}
          </Box>
          {children && <Box mt="3">{children}</Box>}
        </CardBody>
      </Card>
    </Section>
  );
};
