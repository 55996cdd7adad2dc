import { useEffect, useState } from 'react';
import { useApi, useRight } from 'shared-auth';
import { mustAcceptPrivacy, useFullSession } from 'shared-auth/host';
import { deadlines as readDeadlines } from 'shared-contract/deadlines/endpoints';
import { clearInlinedTodo, readInlinedTodo } from '../portal/page-data';
import { useSummary } from './late-summaries';

/**
 * To-do items for the home: the data inlined in the page on the first render (no layout shift), fetched on later
 * visits. `isShown` is false for accounts without deadlines, or before they are known.
 */
export const useTodo = () => {
  const session = useFullSession();
  const mayRead = useRight('Dashboard', 'Read');
  const isShown = !mustAcceptPrivacy(session) && session.dashboard !== null && mayRead;
  const [inlined] = useState(readInlinedTodo);
  useEffect(() => clearInlinedTodo, []);
  const all = useApi(isShown && inlined === null ? readDeadlines : null);
  const { Maintenant } = session.infos;
  const query = useSummary(all, inlined, (code, list) => code.summariseDeadlines(list, Maintenant));
  return { isShown, query };
};
