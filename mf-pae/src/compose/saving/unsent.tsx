import { type PaeProgramme, selectionOf } from 'shared-contract/pae/engine';
import { Alert, Button, Text } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { conflictingChoice } from '../model/composition';
import { ConflictLines } from './conflict-lines';
import { readDraft } from './draft';
import { conflictFacts, mergeComments } from './resolve-conflict';

const texts = TEXTS.unsent;

interface UnsentProps {
  programme: PaeProgramme;
  /** The comment that was submitted. */
  commentaire: string | null;
  /** Contents of the draft. */
  kept: unknown;
  onForget: () => void;
}

/** Choices missing from a submission made in another window; kept in case the programme is returned. */
export const Unsent = ({ programme, commentaire, kept, onForget }: UnsentProps) => {
  const draft = readDraft(kept);
  const selection = selectionOf(programme);
  const words = mergeComments(draft?.commentaire ?? null, draft?.mot ?? null);
  const lost = draft && conflictingChoice({ ...draft, commentaire: words }, { selection, commentaire });
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
      <ConflictLines {...conflictFacts(programme, selection, lost)} />
    </Alert>
  );
};
