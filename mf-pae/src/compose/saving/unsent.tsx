import { type PaeProgramme, selectionOf } from 'shared-contract/pae/engine';
import { Alert, Button, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { lostOf } from '../model/composition';
import { readDraft } from './draft';
import { joinWords, lostFacts } from './lost';
import { LostLines } from './lost-lines';

const texts = TEXTS.unsent;

interface UnsentProps {
  programme: PaeProgramme;
  /** The comment that was submitted. */
  commentaire: string | null;
  /** Contents of the draft. */
  kept: unknown;
  onForget: () => void;
}

/** Choices that were not in what was submitted from another window; kept for when the programme is given back. */
export const Unsent = ({ programme, commentaire, kept, onForget }: UnsentProps) => {
  const draft = readDraft(kept);
  const selection = selectionOf(programme);
  const words = joinWords(draft?.commentaire ?? null, draft?.mot ?? null);
  const lost = draft && lostOf({ ...draft, commentaire: words }, { selection, commentaire });
  if (!lost) return null;
  return (
    <Alert
      tone="info"
      title={texts.title}
      actions={
        <Button size="sm" variant="outline" onClick={onForget}>
          {TEXTS.lost.abandon}
        </Button>
      }
    >
      <Text>{texts.text}</Text>
      <LostLines {...lostFacts(programme, selection, lost)} />
    </Alert>
  );
};
