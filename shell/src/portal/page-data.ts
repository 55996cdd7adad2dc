import type { InlinedAnswers } from 'shared-auth/host';
import { INLINE_IDS, type Institution, type PageRegistry } from 'shared-contract';
import { keptByKey } from 'shared-contract/base/kept';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import type { BoardSummary } from 'shared-contract/notices/summary';
import type { ThemeChoice } from 'shared-ui';

/** What the server put into the page, and what the page itself knows. */
export interface PageData {
  institution: Institution | null;
  registry: PageRegistry | null;
  startup: InlinedAnswers;
  nonce: string | undefined;
  theme: ThemeChoice | null;
}

/** Text of a block of the page, by its id. */
type ReadText = (id: string) => string | null | undefined;

let readText: ReadText = (id) => document.getElementById(id)?.textContent;

/** From where the blocks are read on the server, which has no document: each rendering is over before the next. */
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

/** On the server it is the same text for all who may do the same and open a screen of the same domain. */
const parseRegistry = keptByKey<string, PageRegistry | null>((text) => text, parseJson, 40);

const readTheme = (): ThemeChoice | null => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : null;
};

/** What the blocks of the page say. */
export const readInlinedData = (): Pick<PageData, 'institution' | 'registry' | 'startup'> => ({
  institution: readBlock<Institution>(INLINE_IDS.institution),
  registry: parseRegistry(readText(INLINE_IDS.registry) ?? ''),
  startup: readBlock<InlinedAnswers>(INLINE_IDS.startup) ?? {},
});

/** Reads the page once, before the first render; nothing outside this file reads the document for its data. */
export const readPageData = (): PageData => ({
  ...readInlinedData(),
  nonce:
    document.querySelector('script[nonce]')?.getAttribute('nonce') ||
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  theme: readTheme(),
});

/** What the screen that is opened reads first, by path; nothing where each is to be asked for. */
export const readInlinedAnswers = (): Record<string, unknown> =>
  readBlock<Record<string, unknown>>(INLINE_IDS.answers) ?? {};

/** What the page says of the notice board, until the home was left; null when it says nothing that can be shown. */
export const readInlinedBoard = (): BoardSummary | null => {
  const board = readBlock<BoardSummary>(INLINE_IDS.board);
  return board && Array.isArray(board.Avis) ? board : null;
};

/** Drops what the page says of the notice board, which is old by the next visit. */
export const clearInlinedBoard = (): void => document.getElementById(INLINE_IDS.board)?.remove();

/** What the page says that is to be done, until the home was left; null when it says nothing that can be shown. */
export const readInlinedTodo = (): DeadlineSummary | null => {
  const todo = readBlock<DeadlineSummary>(INLINE_IDS.deadlines);
  return todo && Array.isArray(todo.Lignes) ? todo : null;
};

/** Drops what the page says that is to be done, which is old by the next visit. */
export const clearInlinedTodo = (): void => document.getElementById(INLINE_IDS.deadlines)?.remove();
