import { useEffect, useState } from 'react';
import { useApi, useRight } from 'shared-auth';
import { mustAcceptPrivacy, useFullSession } from 'shared-auth/host';
import { notices as readNotices } from 'shared-contract/notices/endpoints';
import { clearInlinedBoard, readInlinedBoard } from '../portal/page-data';
import { useSummary } from './late-summaries';

/**
 * Notices for the home: the data inlined in the page on the first render (no layout shift), fetched on later visits.
 * `isShown` is false without the right to read them, or before they are known.
 */
export const useBoard = () => {
  const mayRead = useRight('Valves', 'Read');
  const isShown = !mustAcceptPrivacy(useFullSession()) && mayRead;
  const [inlined] = useState(readInlinedBoard);
  useEffect(() => clearInlinedBoard, []);
  const notices = useApi(isShown && inlined === null ? readNotices : null);
  const query = useSummary(notices, inlined, (code, list) => code.summariseBoard(list));
  return { isShown, query };
};
