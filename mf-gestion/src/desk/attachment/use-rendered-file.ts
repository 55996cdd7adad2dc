import { useEffect, useState } from 'react';
import { fetchFile } from 'shared-auth/download';
import { renderFile } from './render-file';
import type { RenderedFile } from './rendered-file';

type State = { path: string; drawn: RenderedFile | null } | null;

/** Rendered file of a path; null while loading, `failed` when it can't be rendered. */
export const useRenderedFile = (path: string): { drawn: RenderedFile | null; isFailed: boolean } => {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    let isLeft = false;
    const settle = (drawn: RenderedFile | null) => {
      if (!isLeft) setState({ path, drawn });
    };
    const load = async () => {
      const { blob } = await fetchFile(path);
      settle(await renderFile(blob));
    };
    load().catch(() => settle(null));
    return () => {
      isLeft = true;
    };
  }, [path]);
  const own = state?.path === path ? state : null;
  return { drawn: own?.drawn ?? null, isFailed: own !== null && own.drawn === null };
};
