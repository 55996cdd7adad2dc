import { aTpCourse } from '../testing/examples';
import { groupOf, openChoices, readChoices, withoutRefused } from './selection';

const locked = aTpCourse({ ActiviteApprentissageID: 8, GroupeActiviteApprentissageID: 81 });

describe('the selection', () => {
  it('reads a draft, and leaves out what is no choice', () => {
    expect(readChoices({ choices: { 7: 71, x: 3, 9: 'a', 10: -1 } })).toEqual({ 7: 71 });
    for (const junk of [null, undefined, 'a', {}, { choices: null }, { choices: [] }]) {
      expect(readChoices(junk)).toEqual({});
    }
  });

  it('counts neither a chosen course nor one that is gone', () => {
    expect(openChoices({ 7: 71, 8: 82, 99: 1 }, [aTpCourse(), locked])).toEqual({ 7: 71 });
    expect(groupOf(locked, { 8: 82 })).toBe(81);
    expect(groupOf(aTpCourse(), { 7: 71 })).toBe(71);
    expect(groupOf(aTpCourse(), {})).toBeNull();
  });

  it('forgets what was refused, and nothing else', () => {
    const outcome = { GroupeActiviteApprentissageID: 1, Raison: null, Proposition: null };
    const Items = [
      { ...outcome, ActiviteApprentissageID: 7, Accorde: false },
      { ...outcome, ActiviteApprentissageID: 9, Accorde: true },
    ];
    expect(withoutRefused({ 7: 71, 9: 91 }, { Items, Recu: null })).toEqual({ 9: 91 });
  });
});
