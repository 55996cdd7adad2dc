import { formatRecent } from 'shared-contract/base/dates';
import { Icon, Row, Span } from 'shared-ui';
import { iconCloudCheck } from 'shared-ui/icons';
import { TEXTS } from '../../texts/pae';

interface SaveStateProps {
  date: string | null;
  isDirty: boolean;
  isSafe: boolean;
}

const sentence = ({ date, isDirty, isSafe }: SaveStateProps): string => {
  if (!isSafe) return TEXTS.unsafe;
  if (isDirty) return TEXTS.unsaved;
  return date === null ? TEXTS.savedNever : TEXTS.savedAt(formatRecent(date));
};

/** Save status in words. */
export const SaveState = (props: SaveStateProps) => (
  <Row gap="2" role="status">
    {props.isSafe && !props.isDirty ? (
      <Icon path={iconCloudCheck} size="sm" />
    ) : (
      <Icon name="clock" size="sm" />
    )}
    <Span size="sm" tone="muted">
      {sentence(props)}
    </Span>
  </Row>
);
