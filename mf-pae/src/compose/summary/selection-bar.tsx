import { LABELS } from 'shared-contract/base/texts';
import type { PaeLimits } from 'shared-contract/pae/warnings';
import { ActionBar, BarTotal, Box, Button, LinkButton } from 'shared-ui';
import { iconListChecks } from 'shared-ui/icons';
import { inCredits, TEXTS } from '../../texts';

const texts = TEXTS.summary;

interface SelectionBarProps {
  credits: number;
  limits: PaeLimits;
  isWritable: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Below 900 px: the total, the way to the selection and the submission, under the thumb. */
export const SelectionBar = ({ credits, limits, isWritable, isBusy, onSubmit }: SelectionBarProps) => (
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
      figure={<BarTotal label={texts.limits(limits.ECTSMin, limits.ECTSMax)} value={inCredits(credits)} />}
    >
      <LinkButton href="#ma-selection" variant="ghost" icon={{ path: iconListChecks }} iconOnPhone>
        {texts.goTo}
      </LinkButton>
      {isWritable && (
        <Button busy={isBusy} onClick={onSubmit}>
          {LABELS.submit}
        </Button>
      )}
    </ActionBar>
  </Box>
);
