import { creditsOf, listedUnits } from 'shared-contract/pae/engine';
import { Box, Button, Grid, Stack, Text, TextLink } from 'shared-ui';
import { iconRedo2 } from 'shared-ui/icons';
import { TEXTS } from '../../texts/pae';
import { WARNINGS_ID } from '../focus';
import type { Composer } from '../use-composer';
import { CreditGauge } from './credit-gauge';
import { SummaryActions } from './summary-actions';
import { SummaryList } from './summary-list';
import type { SummaryProps } from './summary-props';
import { WarningLines } from './warning-lines';

const texts = TEXTS.summary;

const Steps = ({ composer }: { composer: Composer }) => (
  <Grid gap="2" gridTemplateColumns="1fr 1fr">
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
  </Grid>
);

type WarningsProps = Pick<SummaryContentsProps, 'composer' | 'warnings' | 'onLeave'>;

const Warnings = ({ composer, warnings, onLeave }: WarningsProps) => (
  <Box>
    <Text size="sm" mb="1">
      <TextLink href={`#${WARNINGS_ID}`} onClick={onLeave}>
        {texts.warnings(warnings.length)}
      </TextLink>
    </Text>
    <WarningLines programme={composer.programme} warnings={warnings} />
  </Box>
);

interface SummaryContentsProps extends SummaryProps {
  /** The page itself is wanted: a sheet before it closes. */
  onLeave?: (() => void) | undefined;
}

/** The selection with its total, what can be done with it, what to know of it, and its units (S2 §2). */
export const SummaryContents = ({ onLeave, ...props }: SummaryContentsProps) => {
  const { composer, limits, warnings, isWritable, onOpen } = props;
  const { programme, selection } = composer;
  return (
    <Stack gap="4">
      <CreditGauge credits={creditsOf(programme, selection)} limits={limits} />
      {isWritable && <SummaryActions {...props} />}
      {warnings.length > 0 && <Warnings composer={composer} warnings={warnings} onLeave={onLeave} />}
      <SummaryList units={listedUnits(programme, selection)} selection={selection} />
      <Stack gap="2">
        {isWritable && <Steps composer={composer} />}
        <Button variant="ghost" full icon="compass" onClick={() => onOpen('what-if')}>
          {texts.whatIf}
        </Button>
      </Stack>
    </Stack>
  );
};
