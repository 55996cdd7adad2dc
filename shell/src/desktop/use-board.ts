import { useEffect, useMemo, useState } from 'react';
import { useApi, useRight } from 'shared-auth';
import { mustAcceptPrivacy, useWholeSession } from 'shared-auth/host';
import { INLINE_IDS } from 'shared-contract';
import { type BoardSummary, type Notice, summariseBoard } from 'shared-contract/notices/notices';

const NOTICES = '/extranet/student/Dashboard01';

const inlinedBoard = (): BoardSummary | null => {
  const text = document.getElementById(INLINE_IDS.board)?.textContent;
  return text ? JSON.parse(text) : null;
};

/**
 * The notice board as the home announces it: what the server put into the page at first, so that nothing moves;
 * read anew at each later visit. `isShown` is false for who may not read it, or not yet.
 */
export const useBoard = () => {
  const mayRead = useRight('Valves', 'Read');
  const isShown = !mustAcceptPrivacy(useWholeSession()) && mayRead;
  const [inlined] = useState(inlinedBoard);
  useEffect(() => () => document.getElementById(INLINE_IDS.board)?.remove(), []);
  const notices = useApi<Notice[]>(isShown && inlined === null ? NOTICES : null);
  const read = useMemo(() => notices.data && summariseBoard(notices.data), [notices.data]);
  return { isShown, query: { ...notices, data: inlined ?? read } };
};
