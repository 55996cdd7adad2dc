import { BUTTON_LABELS } from 'shared-contract/quoted';
import { Button, Grid, Stack, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import type { SummaryProps } from './summary-props';

const texts = TEXTS.summary;

/** What can be done with the selection: sent, saved, explained. */
export const SummaryActions = ({
  composer,
  refusal,
  isBusy,
  onSave,
  onSubmit,
  onOpen,
}: Pick<SummaryProps, 'composer' | 'refusal' | 'isBusy' | 'onSave' | 'onSubmit' | 'onOpen'>) => (
  <Stack gap="2">
    <Button full busy={isBusy} unavailable={refusal ?? undefined} onClick={onSubmit}>
      {BUTTON_LABELS.submit}
    </Button>
    {refusal !== null && (
      <Text size="sm" tone="muted">
        {refusal}
      </Text>
    )}
    <Grid gap="2" gridTemplateColumns="1fr 1fr">
      <Button variant="outline" full busy={isBusy} onClick={onSave}>
        {BUTTON_LABELS.save}
      </Button>
      <Button variant="outline" full onClick={() => onOpen('comment')}>
        {BUTTON_LABELS.comment}
      </Button>
    </Grid>
    {composer.commentaire !== null && (
      <Text size="sm" tone="muted">
        {texts.hasComment}
      </Text>
    )}
  </Stack>
);
