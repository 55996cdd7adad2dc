import { Box, Icon, VisuallyHidden } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { TEXTS } from '../../texts/pae';

interface UnitBoxProps {
  id: string;
  /** Code and label of the unit. */
  label: string;
  aboutId: string;
  isChosen: boolean;
  isClosed: boolean;
  onChange: () => void;
}

/** Checkbox of a unit; disabled with the reason when closed. */
export const UnitBox = ({ id, label, aboutId, isChosen, isClosed, onChange }: UnitBoxProps) => (
  <Checkbox
    id={id}
    aria-label={label}
    aria-describedby={aboutId}
    aria-disabled={isClosed || undefined}
    checked={isChosen}
    onChange={onChange}
  >
    {''}
  </Checkbox>
);

/** For who only reads: a mark before a chosen unit, the room of it before the others. */
export const UnitMark = ({ isChosen }: { isChosen: boolean }) => (
  <Box as="span" w="6" alignSelf="center" color="accent-text">
    {isChosen && (
      <>
        <Icon name="check" />
        <VisuallyHidden>{TEXTS.unit.chosen}</VisuallyHidden>
      </>
    )}
  </Box>
);
