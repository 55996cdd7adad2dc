import fc from 'fast-check';
import { composeText, hasHiddenCharacter, isOneLine } from './texts';

test('a text has one form, whichever keyboard, file or page it comes from', () => {
  expect(composeText('Zoe\u0301')).toBe('Zo\u00e9');
  expect(composeText(' \ufeffa\r\nb\rc\u2028d\u000be\u0085f\n')).toBe('a\nb\nc\nd\ne\nf');
  const text = fc.string({ unit: 'binary' });
  fc.assert(fc.property(text, (one) => composeText(composeText(one)) === composeText(one)));
});

test('what nobody can see is told: controls, halves of characters, marks that turn the order', () => {
  for (const hidden of ['\0', '\u001f', '\u007f', '\u009f', '\ud800', '\udc00', '\u202e', '\u2066'])
    expect(hasHiddenCharacter(`a${hidden}b`)).toBe(true);
  for (const seen of ['a\tb', 'a\nb', '👩‍👧', '\u200f', 'é', 'e\u0301', '王', '\u00a0'])
    expect(hasHiddenCharacter(seen)).toBe(false);
});

test('a line has neither break nor tab', () => {
  for (const lines of ['a\nb', 'a\tb', 'a\u2028b']) expect(isOneLine(lines)).toBe(false);
  expect(isOneLine('a b')).toBe(true);
});
