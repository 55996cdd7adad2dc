import { readProgramme } from 'shared-contract/pae/engine';
import { someConstraints, someLevels } from '../../testing/examples';
import { isDirty, startComposition, toDraft, withSaved, withSelection } from './composition';

const programme = readProgramme(someLevels(), true);
const answer = { Version: 4, DateSauvegarde: '2026-11-21T09:08:00Z' };
const opened = () => startComposition(programme, someConstraints(), null);

it('what is chosen while a save runs is not saved, and its draft is made from the new version', () => {
  const sent = withSelection(opened(), (all) => new Set([...all, 4]));
  const live = withSelection(sent, (all) => new Set([...all, 3]));
  const after = withSaved(live, { selection: sent.history.present, commentaire: null }, answer);
  expect(isDirty(after)).toBe(true);
  expect(toDraft(after)).toEqual({ version: 4, chosen: [1, 4, 3], commentaire: null });
});

it('what stands as it was sent is saved', () => {
  const sent = withSelection(opened(), (all) => new Set([...all, 4]));
  const after = withSaved(sent, { selection: sent.history.present, commentaire: null }, answer);
  expect(isDirty(after)).toBe(false);
});

it('a comment written while a save runs is not saved either', () => {
  const sent = opened();
  const live = { ...sent, commentaire: 'Je travaille' };
  const after = withSaved(live, { selection: sent.history.present, commentaire: null }, answer);
  expect(isDirty(after)).toBe(true);
});

it('a move that changes nothing is none', () => {
  const composition = opened();
  expect(withSelection(composition, (all) => all)).toBe(composition);
});
