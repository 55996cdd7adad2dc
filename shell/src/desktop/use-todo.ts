import { useEffect, useState } from 'react';
import { useApi, useRight } from 'shared-auth';
import { mustAcceptPrivacy, useWholeSession } from 'shared-auth/host';
import { deadlines as readDeadlines } from 'shared-contract/deadlines/endpoints';
import { clearInlinedTodo, readInlinedTodo } from '../portal/page-data';
import { useSummary } from './late-summaries';

/**
 * What the home says that is to be done: what the server put into the page at first, so that nothing moves; read anew
 * at each later visit. `isShown` is false for who has no deadlines, or not yet.
 */
export const useTodo = () => {
  const session = useWholeSession();
  const mayRead = useRight('Dashboard', 'Read');
  const isShown = !mustAcceptPrivacy(session) && session.dashboard !== null && mayRead;
  const [inlined] = useState(readInlinedTodo);
  useEffect(() => clearInlinedTodo, []);
  const all = useApi(isShown && inlined === null ? readDeadlines : null);
  const { Maintenant } = session.infos;
  const query = useSummary(all, inlined, (code, list) => code.summariseDeadlines(list, Maintenant));
  return { isShown, query };
};
