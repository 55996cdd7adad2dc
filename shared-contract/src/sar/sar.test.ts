import fc from 'fast-check';
import { changedRemediations } from './sar';

const row = fc.record({
  RemediationCode: fc.string({ minLength: 1, maxLength: 4 }),
  RemediationEstInscrit: fc.boolean(),
});
const rows = fc.uniqueArray(row, { selector: ({ RemediationCode }) => RemediationCode, maxLength: 12 });

describe('modified remediations', () => {
  it('are those that were toggled, and no other', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.boolean()), (stored, toggles) => {
        const asked = stored.map((one) => ({ one, isToggled: toggles.next().value === true }));
        const edited = asked.map(({ one, isToggled }) => ({
          ...one,
          RemediationEstInscrit: one.RemediationEstInscrit !== isToggled,
        }));
        expect(changedRemediations(stored, edited).map(({ RemediationCode }) => RemediationCode)).toEqual(
          asked.filter(({ isToggled }) => isToggled).map(({ one }) => one.RemediationCode),
        );
      }),
    );
  });

  it('leave out rows that are not offered', () => {
    expect(changedRemediations([], [{ RemediationCode: 'A', RemediationEstInscrit: true }])).toEqual([]);
  });
});
