import { useEffect, useState } from 'react';
import { fetchFile } from 'shared-auth/download';
import { type Drawn, renderPiece } from './render-piece';

type State = { path: string; drawn: Drawn | null } | null;

/** The file of a path, drawn; null while it is on its way, `failed` where it can't be shown. */
export const useDrawn = (path: string): { drawn: Drawn | null; isFailed: boolean } => {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    let isLeft = false;
    const settle = (drawn: Drawn | null) => {
      if (!isLeft) setState({ path, drawn });
    };
    const load = async () => {
      const { blob } = await fetchFile(path);
      settle(await renderPiece(blob));
    };
    load().catch(() => settle(null));
    return () => {
      isLeft = true;
    };
  }, [path]);
  const own = state?.path === path ? state : null;
  return { drawn: own?.drawn ?? null, isFailed: own !== null && own.drawn === null };
};
