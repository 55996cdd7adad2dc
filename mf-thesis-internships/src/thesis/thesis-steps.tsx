import { useEvents } from 'shared-auth';
import type { AccessFlag } from 'shared-contract';
import type { Thesis } from 'shared-contract/thesis/thesis';
import {
  Box,
  Grid,
  Heading,
  type IconName,
  IconTile,
  Section,
  StatusBadge,
  Text,
  TextLink,
  type Tone,
} from 'shared-ui';
import { CONSENT_PATH, IDM_PATH, SUBMISSION_PATH } from '../paths';
import { STEPS_TEXTS } from '../texts/steps';

const texts = STEPS_TEXTS;

interface ThesisStep {
  title: string;
  text: string;
  icon: IconName;
  to: string;
  isDone: boolean;
  /** Closed, and why. */
  reason: string | null;
  /** It opens, to act or to read. */
  isRead: boolean;
}

const useSteps = (thesis: Thesis): ThesisStep[] => {
  const events = useEvents();
  const stateOf = (flag: AccessFlag): Pick<ThesisStep, 'reason' | 'isRead'> => {
    const window = events.Evenements.find(({ Flag }) => Flag === flag);
    return events[flag]
      ? { reason: null, isRead: true }
      : { reason: window?.Raison ?? texts.closed, isRead: window?.EstLisible === true };
  };
  return [
    {
      title: texts.consent,
      text: texts.consentText,
      icon: 'shield-check',
      to: CONSENT_PATH,
      isDone: thesis.MemoireConsentement,
      ...stateOf('HasMemoire'),
    },
    {
      title: texts.idm,
      text: texts.idmText,
      icon: 'megaphone',
      to: IDM_PATH,
      isDone: thesis.MemoireResume !== null,
      ...stateOf('AccesIDM'),
    },
    {
      title: texts.submission,
      text: texts.submissionText,
      icon: 'send',
      to: SUBMISSION_PATH,
      isDone: thesis.Remis,
      ...stateOf('AccesMemoireRemise'),
    },
  ];
};

const statusOf = ({ isDone, reason }: ThesisStep): { tone: Tone; label: string } => {
  if (isDone) return { tone: 'ok', label: texts.done };
  return reason === null ? { tone: 'warning', label: texts.todo } : { tone: 'neutral', label: texts.closed };
};

const StepCard = ({ step }: { step: ThesisStep }) => {
  const { tone, label } = statusOf(step);
  // What is done says so, whatever its window does.
  const isClosed = step.reason !== null && !step.isDone;
  return (
    <Box
      as="li"
      bg="surface"
      border="1px solid var(--border)"
      borderStyle={isClosed ? 'dashed' : 'solid'}
      rounded="lg"
      p="4"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="4"
      alignContent="start"
    >
      <IconTile name={step.icon} />
      <Box>
        <Heading as="h3" size="sm">
          {step.isRead ? <TextLink to={step.to}>{step.title}</TextLink> : step.title}
        </Heading>
        <Text size="sm" tone="muted" mt="1" mb="2">
          {isClosed ? step.reason : step.text}
        </Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Box>
    </Box>
  );
};

/** What comes after the title: each step with its state, and why it is closed (CONTRACT §5.4). */
export const ThesisSteps = ({ thesis }: { thesis: Thesis }) => {
  const steps = useSteps(thesis);
  return (
    <Section title={texts.title}>
      <Grid
        as="ul"
        aria-label={texts.list}
        p="0"
        m="0"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {steps.map((step) => (
          <StepCard key={step.to} step={step} />
        ))}
      </Grid>
    </Section>
  );
};
