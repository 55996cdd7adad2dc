import { Alert, Button, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { focusSelection } from '../focus';
import type { Composer } from '../use-composer';
import { ConflictLines } from './conflict-lines';
import { conflictFacts } from './resolve-conflict';

const texts = TEXTS.lost;

/** Conflict with a save from another window: lists the lost choices; restore or discard. */
export const ConflictAlert = ({ composer }: { composer: Composer }) => {
  const { programme, selection, lost } = composer;
  if (!lost) return null;
  const answer = (act: () => void) => () => {
    act();
    focusSelection();
  };
  return (
    <Alert
      tone="warning"
      live
      title={texts.title}
      actions={
        <>
          <Button size="sm" onClick={answer(composer.retake)}>
            {texts.retake}
          </Button>
          <Button size="sm" variant="outline" onClick={answer(composer.abandon)}>
            {texts.abandon}
          </Button>
        </>
      }
    >
      <Text>{texts.text}</Text>
      <ConflictLines {...conflictFacts(programme, selection, lost)} />
    </Alert>
  );
};
