import { YEAR_CREDITS } from 'shared-contract/base/limits';
import { LABELS } from 'shared-contract/base/texts';
import { creditsOf, listedUnits } from 'shared-contract/pae/engine';
import { isAboveCeiling } from 'shared-contract/pae/pae';
import type { PaeLimits } from 'shared-contract/pae/warnings';
import {
  Box,
  Button,
  Card,
  CardBody,
  Heading,
  ProgressBar,
  Row,
  Span,
  Stack,
  Text,
  TextLink,
} from 'shared-ui';
import { iconMessageSquareText, iconRedo2 } from 'shared-ui/icons';
import { TEXTS } from '../../texts';
import { SELECTION_ID, WARNINGS_ID } from '../focus';
import type { Composer } from '../use-composer';
import { SummaryList } from './summary-list';

const texts = TEXTS.summary;

export interface SummaryCardProps {
  composer: Composer;
  limits: PaeLimits;
  /** How many warnings the selection has. */
  warnings: number;
  /** Why it can't be submitted, in French; null where it can. */
  refusal: string | null;
  isWritable: boolean;
  isBusy: boolean;
  onSave: () => void;
  onSubmit: () => void;
  /** Opens a dialog of the page. */
  onOpen: (dialog: 'comment' | 'what-if') => void;
}

const Total = ({ credits, limits }: { credits: number; limits: PaeLimits }) => {
  const isOver = isAboveCeiling(credits);
  return (
    <>
      <Text numeric>
        <Span
          css={{ fontSize: '2.25rem', fontWeight: 'bold', lineHeight: '1', letterSpacing: '-.03em' }}
          {...(isOver ? { tone: 'danger' as const } : {})}
        >
          {String(credits).replace('.', ',')}
        </Span>{' '}
        <Span tone={isOver ? 'danger' : 'muted'}>{credits < 2 ? texts.chosenOne : texts.chosen}</Span>
      </Text>
      <ProgressBar
        value={Math.min(credits, YEAR_CREDITS)}
        max={YEAR_CREDITS}
        label={texts.gauge(credits)}
        over={isOver}
      />
      <Text size="sm" tone="muted">
        {texts.limits(limits.ECTSMin, limits.ECTSMax)}
      </Text>
    </>
  );
};

const Steps = ({ composer }: { composer: Composer }) => (
  <Row gap="1">
    <Button
      variant="ghost"
      size="sm"
      icon="undo-2"
      onClick={composer.undo}
      unavailable={composer.canUndo ? undefined : texts.nothingToUndo}
    >
      {texts.undo}
    </Button>
    <Button
      variant="ghost"
      size="sm"
      icon={{ path: iconRedo2 }}
      onClick={composer.redo}
      unavailable={composer.canRedo ? undefined : texts.nothingToRedo}
    >
      {texts.redo}
    </Button>
  </Row>
);

/** From 900 px on they stay in view while the list above them scrolls. */
const PINNED = {
  position: { md: 'sticky' },
  bottom: '0',
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
  paddingTop: '0.75rem',
  paddingBottom: { md: '1rem' },
  marginBottom: { md: '-1rem' },
} as const;

type ActionsProps = Omit<SummaryCardProps, 'limits'>;

const Actions = ({ composer, refusal, isBusy, onSave, onSubmit, onOpen }: ActionsProps) => (
  <Stack gap="2" css={PINNED}>
    <Box display={{ base: 'none', md: 'block' }}>
      <Button full busy={isBusy} unavailable={refusal ?? undefined} onClick={onSubmit}>
        {LABELS.submit}
      </Button>
    </Box>
    {refusal !== null && (
      <Text size="sm" tone="muted">
        {refusal}
      </Text>
    )}
    <Button variant="outline" full icon="save" busy={isBusy} onClick={onSave}>
      {LABELS.save}
    </Button>
    <Button variant="ghost" full icon={{ path: iconMessageSquareText }} onClick={() => onOpen('comment')}>
      {LABELS.comment}
    </Button>
    {composer.commentaire !== null && (
      <Text size="sm" tone="muted">
        {texts.hasComment}
      </Text>
    )}
  </Stack>
);

/** The selection with its total, and what can be done with it (S2 §2). */
export const SummaryCard = (props: SummaryCardProps) => {
  const { composer, limits, warnings, isWritable, onOpen } = props;
  const { programme, selection } = composer;
  return (
    <Card as="aside" id={SELECTION_ID} aria-label={texts.title} tabIndex={-1}>
      <CardBody>
        <Stack gap="3">
          <Heading size="sm">{texts.title}</Heading>
          <Total credits={creditsOf(programme, selection)} limits={limits} />
          {warnings > 0 && (
            <Text size="sm">
              <TextLink href={`#${WARNINGS_ID}`}>{texts.warnings(warnings)}</TextLink>
            </Text>
          )}
          <SummaryList units={listedUnits(programme, selection)} selection={selection} />
          {isWritable && <Steps composer={composer} />}
          <Button variant="ghost" full icon="compass" onClick={() => onOpen('what-if')}>
            {texts.whatIf}
          </Button>
          {isWritable && <Actions {...props} />}
        </Stack>
      </CardBody>
    </Card>
  );
};
