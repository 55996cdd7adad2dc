/** Credentials of a printed receipt: its number, and the code on the paper. */
export interface ReceiptProof {
  Numero: string;
  code: string;
}

/** Both in one word, as the address of the public page ends: `R-2026-001839-7K3M-Q9XD`. */
export const receiptProof = ({ Numero, code }: ReceiptProof): string => `${Numero}-${code}`;

const PROOF = /^\s*(R-\d{4}-\d{6,})[\s-]+(\S.*)$/i;

/** Number and code of what stands at the end of that address; null when it is no receipt's. */
export const readReceiptProof = (text: string): ReceiptProof | null => {
  const [, Numero, code] = PROOF.exec(text) ?? [];
  return Numero && code ? { Numero: Numero.toUpperCase(), code: code.trim() } : null;
};
