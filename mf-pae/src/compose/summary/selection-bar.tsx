import { creditsOf } from 'shared-contract/pae/engine';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import { BarTotal, Box, Button, WideBar } from 'shared-ui';
import { inCredits, TEXTS } from '../../texts/pae';
import { SELECTION_BUTTON_ID } from '../focus';
import type { SummaryProps } from './summary-props';

const texts = TEXTS.summary;

type SelectionBarProps = Omit<SummaryProps, 'onSave' | 'onOpen'> & {
  /** Opens the summary. */
  onSummary: () => void;
};

/** What there is to know first, in a few words: the bar is narrow. */
const noteOf = ({ limits, warnings, refusal }: SelectionBarProps): string => {
  if (refusal !== null) return texts.emptyBar;
  return warnings.length > 0 ? texts.warnings(warnings.length) : texts.limits(limits.ECTSMin, limits.ECTSMax);
};

/** Two buttons beside the total, in as little room as the narrowest phone leaves. */
const LOOK = {
  display: 'contents',
  '& button': { paddingInline: '0.625rem', whiteSpace: 'nowrap' },
  '@media (max-width: 22.49em)': {
    '& button': { paddingInline: '0.5rem', fontSize: '0.8125rem' },
    '& strong': { fontSize: '1rem!' },
  },
} as const;

/** On a phone: the total, the summary and the submission, under the thumb. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { composer, refusal, isWritable, isBusy, onSubmit, onSummary } = props;
  const credits = creditsOf(composer.programme, composer.selection);
  return (
    <Box css={LOOK}>
      <WideBar label={texts.bar} figure={<BarTotal label={noteOf(props)} value={inCredits(credits)} />}>
        <Button id={SELECTION_BUTTON_ID} variant="outline" aria-haspopup="dialog" onClick={onSummary}>
          {texts.open}
        </Button>
        {isWritable && (
          <Button busy={isBusy} unavailable={refusal ?? undefined} onClick={onSubmit}>
            {BUTTON_LABELS.submit}
          </Button>
        )}
      </WideBar>
    </Box>
  );
};
