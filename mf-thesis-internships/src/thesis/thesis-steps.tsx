import type { Thesis } from 'shared-contract/thesis/thesis';
import { LinkButton, ListLine, Section, Stack, StatusBadge, Text, withOrdinals } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { STEPS_TEXTS } from '../texts/steps';
import { type ThesisStep, useSteps } from './use-steps';

const texts = STEPS_TEXTS;

const State = ({ step }: { step: ThesisStep }) => {
  if (step.isDone) return <StatusBadge tone="ok">{texts.done}</StatusBadge>;
  return step.reason === null ? (
    <StatusBadge tone="warning">{texts.todo}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon="lock">
      {texts.closed}
    </StatusBadge>
  );
};

const Words = ({ step }: { step: ThesisStep }) => (
  <div>
    <Text as="span" fontWeight="semibold">
      {step.title}
    </Text>
    <Text size="sm" tone="muted">
      {withOrdinals(step.detail)}
    </Text>
  </div>
);

/** What is next carries the button; what may be read is a line that leads there; the rest says why it is closed. */
const StepLine = ({ step, isNext }: { step: ThesisStep; isNext: boolean }) => {
  if (isNext)
    return (
      <ListLine inset css={{ flexDirection: 'column', background: 'accent-bg' }}>
        <Stack gap="3" alignItems={{ base: 'stretch', sm: 'flex-start' }}>
          <Words step={step} />
          <LinkButton to={step.to}>{step.act}</LinkButton>
        </Stack>
      </ListLine>
    );
  if (step.isRead)
    return <LinkLine to={step.to} title={step.title} meta={step.detail} value={<State step={step} />} />;
  return (
    <ListLine inset css={{ alignItems: 'center' }}>
      <Words step={step} />
      <State step={step} />
    </ListLine>
  );
};

/** What comes after the title, in the order that binds: each step with its state and its date (CONTRACT §5.4). */
export const ThesisSteps = ({ thesis }: { thesis: Thesis }) => {
  const { steps, next } = useSteps(thesis);
  return (
    <Section title={texts.title}>
      <LinkList aria-label={texts.list}>
        {steps.map((step) => (
          <StepLine key={step.to} step={step} isNext={step === next} />
        ))}
      </LinkList>
    </Section>
  );
};
