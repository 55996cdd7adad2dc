import { Fragment, type ReactNode } from 'react';

/** « 1er », « 1re » or « 2e » where it is a word of its own: what stands before, the figures, then what is raised. */
const ORDINAL = /(^|[^\p{L}\p{N}-])(\d+)(er|re|e)(?![\p{L}\p{N}-])/u;

/** A text with the endings of its ordinals raised (1ᵉʳ décembre), one piece wherever it stands; anything else as it is. */
export const withOrdinals = (node: ReactNode): ReactNode => {
  if (typeof node !== 'string' || !ORDINAL.test(node)) return node;
  // Every fourth part is an ending: before it stand the text, its last character and the figures.
  const parts = node.split(ORDINAL).map((part, rank) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    rank % 4 === 3 ? <sup key={rank}>{part}</sup> : <Fragment key={rank}>{part}</Fragment>,
  );
  return <span>{parts}</span>;
};
