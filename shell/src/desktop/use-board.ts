import { useEffect, useState } from 'react';
import { useApi, useRight } from 'shared-auth';
import { mustAcceptPrivacy, useWholeSession } from 'shared-auth/host';
import { notices as readNotices } from 'shared-contract/notices/endpoints';
import { clearInlinedBoard, readInlinedBoard } from '../portal/page-data';
import { useSummary } from './late-summaries';

/**
 * The notice board as the home announces it: what the server put into the page at first, so that nothing moves;
 * read anew at each later visit. `isShown` is false for who may not read it, or not yet.
 */
export const useBoard = () => {
  const mayRead = useRight('Valves', 'Read');
  const isShown = !mustAcceptPrivacy(useWholeSession()) && mayRead;
  const [inlined] = useState(readInlinedBoard);
  useEffect(() => clearInlinedBoard, []);
  const notices = useApi(isShown && inlined === null ? readNotices : null);
  const query = useSummary(notices, inlined, (code, list) => code.summariseBoard(list));
  return { isShown, query };
};
