import { readReceiptProof, receiptProof } from './proof';

describe('what a printed receipt is checked by', () => {
  it('is read back from the address that it makes', () => {
    const proof = { Numero: 'R-2026-001839', code: '7K3M-Q9XD' };
    expect(receiptProof(proof)).toBe('R-2026-001839-7K3M-Q9XD');
    expect(readReceiptProof(receiptProof(proof))).toEqual(proof);
  });

  it('may be typed in small letters, with blanks', () => {
    expect(readReceiptProof(' r-2026-001839 7k3mq9xd ')).toEqual({
      Numero: 'R-2026-001839',
      code: '7k3mq9xd',
    });
  });

  it('is not taken for the code of a document, nor that for it', () => {
    for (const text of ['ABCD-EFGH-JKLM', 'R-2026-001839', 'R-2026-001839-', '']) {
      expect(readReceiptProof(text)).toBeNull();
    }
  });
});
