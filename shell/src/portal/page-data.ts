import type { InlinedAnswers } from 'shared-auth/host';
import { INLINE_IDS, type Institution, type PageRegistry } from 'shared-contract';
import { memoizeByKey } from 'shared-contract/base/memoize';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import type { BoardSummary } from 'shared-contract/notices/summary';
import type { ThemeChoice } from 'shared-ui';

/** Data inlined in the page by the server, with page-level settings. */
export interface PageData {
  institution: Institution | null;
  registry: PageRegistry | null;
  startup: InlinedAnswers;
  nonce: string | undefined;
  theme: ThemeChoice | null;
  /** Path of the remote's screen that the server drew; null when it drew none. */
  drawn: string | null;
}

/** Text of an inlined block, by id. */
type ReadText = (id: string) => string | null | undefined;

let readText: ReadText = (id) => document.getElementById(id)?.textContent;

/** Overrides how inlined blocks are read, for server rendering; each rendering ends before the next. */
export const setBlockReader = (read: ReadText): void => {
  readText = read;
};

const parseJson = (text: string | null | undefined) => {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readBlock = <T>(id: string): T | null => parseJson(readText(id));

/** Parses the registry, memoized: on the server many people get the same text. */
const parseRegistry = memoizeByKey<string, PageRegistry | null>((text) => text, parseJson, 40);

const readTheme = (): ThemeChoice | null => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
};

/** Parses the inlined blocks of the page. */
export const readInlinedData = (): Pick<PageData, 'institution' | 'registry' | 'startup'> => ({
  institution: readBlock<Institution>(INLINE_IDS.institution),
  registry: parseRegistry(readText(INLINE_IDS.registry) ?? ''),
  startup: readBlock<InlinedAnswers>(INLINE_IDS.startup) ?? {},
});

/** Reads the inlined data once, before the first render; nothing else reads the document for data. */
export const readPageData = (): PageData => ({
  ...readInlinedData(),
  nonce:
    document.querySelector('script[nonce]')?.getAttribute('nonce') ||
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  theme: readTheme(),
  drawn: document.getElementById('root')?.dataset['screen'] ?? null,
});

/** First API answers of the opened screen, by path; empty when none are inlined. */
export const readInlinedAnswers = (): Record<string, unknown> =>
  readBlock<Record<string, unknown>>(INLINE_IDS.answers) ?? {};

/** Inlined notice board summary, until the home is left; null when absent or malformed. */
export const readInlinedBoard = (): BoardSummary | null => {
  const board = readBlock<BoardSummary>(INLINE_IDS.board);
  return board && Array.isArray(board.Avis) ? board : null;
};

/** Removes the inlined notice board, stale by the next visit. */
export const clearInlinedBoard = (): void => document.getElementById(INLINE_IDS.board)?.remove();

/** Inlined to-do summary, until the home is left; null when absent or malformed. */
export const readInlinedTodo = (): DeadlineSummary | null => {
  const todo = readBlock<DeadlineSummary>(INLINE_IDS.deadlines);
  return todo && Array.isArray(todo.Lignes) ? todo : null;
};

/** Removes the inlined to-do summary, stale by the next visit. */
export const clearInlinedTodo = (): void => document.getElementById(INLINE_IDS.deadlines)?.remove();
