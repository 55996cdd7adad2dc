import fc from 'fast-check';
import { advance, redo, startHistory, undo } from './history';

const step = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), id: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

it('what is undone and redone is what it was', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce((history, one) => {
        if (one.kind === 'go') return advance(history, new Set([...history.present, one.id]));
        return one.kind === 'undo' ? undo(history) : redo(history);
      }, startHistory(new Set<number>()));
      if (end.past.length > 0) expect(redo(undo(end))).toEqual(end);
      if (end.future.length > 0) expect(undo(redo(end))).toEqual(end);
    }),
  );
});

it('a new choice forgets what was undone, and the same selection is no step', () => {
  const first = new Set([1]);
  const history = undo(advance(startHistory(first), new Set([1, 2])));
  expect(history.future).toHaveLength(1);
  expect(advance(history, new Set([3])).future).toEqual([]);
  expect(advance(history, history.present)).toBe(history);
});
