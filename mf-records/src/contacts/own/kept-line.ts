import { isRecord } from 'shared-contract/base/is-record';

/** Which small form was typed in: a draft holds one of them. */
type LineKind = 'adresse' | 'contact';

/** What was typed over this very line and not sent; null when nothing was. */
export const keptLine = (contents: unknown, kind: LineKind, idField: string, id: number): unknown => {
  if (!isRecord(contents)) return null;
  const kept = contents[kind];
  return isRecord(kept) && kept[idField] === id ? kept : null;
};
