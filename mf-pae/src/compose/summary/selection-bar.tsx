import { LABELS } from 'shared-contract/base/texts';
import type { PaeLimits } from 'shared-contract/pae/warnings';
import { ActionBar, BarTotal, Box, Button, LinkButton } from 'shared-ui';
import { iconListChecks } from 'shared-ui/icons';
import { inCredits, TEXTS } from '../../texts';
import { SELECTION_ID } from '../focus';

const texts = TEXTS.summary;

interface SelectionBarProps {
  credits: number;
  limits: PaeLimits;
  warnings: number;
  /** Why it can't be submitted, in French; null where it can. */
  refusal: string | null;
  isWritable: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** What there is to know first, in a few words: the bar is narrow. */
const noteOf = ({ limits, warnings, refusal }: Omit<SelectionBarProps, 'onSubmit'>): string => {
  if (refusal !== null) return texts.emptyBar;
  return warnings > 0 ? texts.warnings(warnings) : texts.limits(limits.ECTSMin, limits.ECTSMax);
};

/** Below 900 px: the total, the way to the selection and the submission, under the thumb. */
export const SelectionBar = ({ onSubmit, ...facts }: SelectionBarProps) => (
  <Box
    display={{ base: 'block', md: 'none' }}
    position="sticky"
    bottom="0"
    zIndex="30"
    mx={{ base: '-1rem', sm: '-1.5rem' }}
    mb="-3rem"
    mt="6"
  >
    <ActionBar
      label={texts.bar}
      width="page"
      figure={<BarTotal label={noteOf(facts)} value={inCredits(facts.credits)} />}
    >
      <LinkButton href={`#${SELECTION_ID}`} variant="ghost" icon={{ path: iconListChecks }} iconOnPhone>
        {texts.goTo}
      </LinkButton>
      {facts.isWritable && (
        <Button busy={facts.isBusy} unavailable={facts.refusal ?? undefined} onClick={onSubmit}>
          {LABELS.submit}
        </Button>
      )}
    </ActionBar>
  </Box>
);
