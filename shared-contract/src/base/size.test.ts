import { FILE_LIMITS, MEGABYTE } from './limits';
import { formatBytes, tooLargeText } from './size';

describe('a size', () => {
  it.each([
    [0, '0\u00a0octet'],
    [1, '1\u00a0octet'],
    [595, '595\u00a0octets'],
    [1024, '1\u00a0ko'],
    [84 * 1024, '84\u00a0ko'],
    [MEGABYTE - 1, '1\u00a0Mo'],
    [MEGABYTE, '1\u00a0Mo'],
    [4_800_000, '4,6\u00a0Mo'],
    [FILE_LIMITS.thesisBytes, '40\u00a0Mo'],
    [1234 * MEGABYTE, '1\u202f234\u00a0Mo'],
  ])('of %d bytes reads « %s »', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('that is refused reads above the limit, in the same unit', () => {
    expect(tooLargeText(41 * MEGABYTE, FILE_LIMITS.thesisBytes)).toBe(
      'Ce fichier pèse 41\u00a0Mo\u00a0: le maximum est de 40\u00a0Mo.',
    );
    expect(tooLargeText(FILE_LIMITS.thesisBytes + 1, FILE_LIMITS.thesisBytes)).toContain('40,1\u00a0Mo');
  });
});
