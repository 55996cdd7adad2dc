import { useCallback, useMemo } from 'react';
import { useDraft } from 'shared-auth/write';
import { isRecord } from 'shared-contract/base/check-body';

/** Which small form was typed in. */
type LineKind = 'adresse' | 'contact';

/** What a draft holds beside the line of one kind. */
const othersOf = (contents: unknown, kind: LineKind): Record<string, unknown> => {
  if (!isRecord(contents)) return {};
  const { [kind]: _, ...others } = contents;
  return others;
};

/** The draft of one small form; what another one holds stays beside it. */
export const useLineDraft = (kind: LineKind) => {
  const { draft, savedAt, isSafe, keep, discard } = useDraft('Contacts');
  const contents = draft?.Contenu;
  const others = useMemo(() => othersOf(contents, kind), [contents, kind]);
  const keepLine = useCallback(
    (values: unknown) => keep({ ...others, [kind]: values }),
    [keep, others, kind],
  );
  return {
    isRead: draft !== undefined,
    /** For `DraftKeeper`. */
    line: { savedAt, isSafe, keep: keepLine },
    /** What was typed over this very line and not sent; null when nothing was. */
    keptOf: (idField: string, id: number): unknown => {
      const kept = isRecord(contents) ? contents[kind] : null;
      return isRecord(kept) && kept[idField] === id ? kept : null;
    },
    /** Forgets this line, which was sent, and nothing else. */
    forget: async (): Promise<void> => {
      if (Object.keys(others).length === 0) await discard();
      else keep(others);
    },
  };
};

export type LineDraft = ReturnType<typeof useLineDraft>;
