import type { RecordedAnswer } from 'shared-auth/offline';
import { type AnswerOf, type Endpoint, isPathOf } from 'shared-contract/base/endpoint';

export interface Fact {
  label: string;
  value: string;
  /** Copied as it is, in one piece. */
  isCode?: boolean;
}

export interface Card {
  title: string;
  facts: Fact[];
}

/** Section of the offline page. */
export interface Section {
  id: string;
  title: string;
  /** When its oldest part was seen: epoch milliseconds. */
  seenAt: number;
  cards: Card[];
}

/** An answer of the copy, typed by its endpoint. */
export type CachedAnswer<E extends Endpoint> = RecordedAnswer & { answer: AnswerOf<E> };

/** All cached answers of an endpoint. */
export const cachedAnswers = <E extends Endpoint>(
  copy: readonly RecordedAnswer[],
  endpoint: E,
): CachedAnswer<E>[] => copy.filter((seen): seen is CachedAnswer<E> => isPathOf(endpoint.path, seen.path));

/** Label and value; empty without a value. */
export const fact = (label: string, value: string | null | undefined, isCode = false): Fact[] =>
  value ? [{ label, value, ...(isCode && { isCode }) }] : [];

/** Last path segment of an answer: the id of its resource. */
export const idFromPath = ({ path }: RecordedAnswer): string => path.split('/').at(-1) ?? '';

/** Oldest timestamp: data shown together is dated by its oldest part. */
export const oldestDate = (copy: readonly RecordedAnswer[]): number => Math.min(...copy.map(({ at }) => at));
