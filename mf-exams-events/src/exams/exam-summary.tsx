import { formatDay } from 'shared-contract/base/format';
import type { ExamLine } from 'shared-contract/exams/exams';
import { Box, Button, Dialog, List, ListLine, Stack, Text } from 'shared-ui';
import { EXAM_TEXTS as texts } from '../texts';

interface ExamSummaryProps {
  /** Those that are about to be registered. */
  lines: readonly ExamLine[];
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onValidate: () => void;
}

/** The exams that are about to bind. */
export const ExamSummary = ({ lines, isOpen, isBusy, onClose, onValidate }: ExamSummaryProps) => {
  const actions = (
    <>
      <Button variant="outline" busy={isBusy} onClick={onClose}>
        {texts.back}
      </Button>
      <Button busy={isBusy} onClick={onValidate}>
        {texts.validate}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.summaryTitle}
      onClose={isBusy ? undefined : onClose}
      actions={actions}
      size="lg"
    >
      <Stack gap="4">
        <List divided>
          {lines.map(({ Code, Libelle, ExamenDate }) => (
            <ListLine key={Code}>
              <span>
                {Libelle}
                <Box as="span" display="block" fontSize="xs" color="muted">
                  {Code}
                </Box>
              </span>
              <Box as="span" whiteSpace="nowrap" css={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatDay(ExamenDate)}
              </Box>
            </ListLine>
          ))}
        </List>
        <Text size="sm" tone="muted">
          {texts.summaryText(lines.length)}
        </Text>
      </Stack>
    </Dialog>
  );
};
