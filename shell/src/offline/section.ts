import type { SeenAnswer } from 'shared-auth/offline';
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

/** What the copy says of one subject. */
export interface Section {
  id: string;
  title: string;
  /** When its oldest part was seen: epoch milliseconds. */
  seenAt: number;
  cards: Card[];
}

/** An answer of the copy, as its endpoint says that it is. */
export type CachedAnswer<E extends Endpoint> = SeenAnswer & { answer: AnswerOf<E> };

/** All that is kept of an endpoint. */
export const cachedAnswers = <E extends Endpoint>(
  copy: readonly SeenAnswer[],
  endpoint: E,
): CachedAnswer<E>[] => copy.filter((seen): seen is CachedAnswer<E> => isPathOf(endpoint.path, seen.path));

/** A fact, or none where there is nothing to say. */
export const fact = (label: string, value: string | null | undefined, isCode = false): Fact[] =>
  value ? [{ label, value, ...(isCode && { isCode }) }] : [];

/** What ends the path of an answer: the number of what it is about. */
export const idFromPath = ({ path }: SeenAnswer): string => path.split('/').at(-1) ?? '';

/** The oldest of these: what stands together is no younger than that. */
export const oldestDate = (copy: readonly SeenAnswer[]): number => Math.min(...copy.map(({ at }) => at));
