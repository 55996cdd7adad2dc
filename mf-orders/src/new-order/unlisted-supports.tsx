import type { ApiQuery } from 'shared-auth';
import type { Support } from 'shared-contract/orders/answers';
import { AsyncState, Box, Button, SkeletonTable } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import type { Selection } from './selection';
import { SupportPicker } from './support-picker';

const texts = NEW_ORDER_TEXTS;

interface UnlistedSupportsProps {
  query: ApiQuery<Support[]>;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** Supports off the programme: behind a warning (S1 §2), then a list like the other. */
export const UnlistedSupports = ({ query, selection, onChange }: UnlistedSupportsProps) => {
  const [confirm, question] = useConfirm();
  const show = async () => {
    const isSure = await confirm({
      title: texts.unlistedWarning,
      text: texts.unlistedText,
      confirmLabel: texts.unlistedConfirm,
    });
    if (isSure) onChange({ ...selection, hasUnlisted: true });
  };
  if (!selection.hasUnlisted) {
    return (
      <Box>
        <Button variant="ghost" icon="plus" onClick={show}>
          {texts.addUnlisted}
        </Button>
        {question}
      </Box>
    );
  }
  return (
    <AsyncState query={query} skeleton={<SkeletonTable rows={6} columns={5} />}>
      {(supports) => (
        <SupportPicker
          title={texts.unlistedTitle}
          caption={texts.unlistedCaption}
          supports={supports}
          selection={selection}
          onChange={onChange}
        />
      )}
    </AsyncState>
  );
};
