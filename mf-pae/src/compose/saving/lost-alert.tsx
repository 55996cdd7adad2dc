import { Alert, Button, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { focusSelection } from '../focus';
import type { Composer } from '../use-composer';
import { lostFacts } from './lost';
import { LostLines } from './lost-lines';

const texts = TEXTS.lost;

/** Choices of this page that another window overtook: what they were, to be taken up again or given up. */
export const LostAlert = ({ composer }: { composer: Composer }) => {
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
      <LostLines {...lostFacts(programme, selection, lost)} />
    </Alert>
  );
};
