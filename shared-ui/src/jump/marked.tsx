import { Fragment } from 'react';

/** Where a text holds what is looked for: start and end, in characters. */
export type Span = readonly [start: number, end: number];

/** A text with what was looked for in colour. */
export const Marked = ({ text, spans }: { text: string; spans: readonly Span[] }) => {
  const starts = [0, ...spans.map(([, end]) => end)];
  return (
    <>
      {starts.map((start, rank) => {
        const [from, to] = spans[rank] ?? [text.length, text.length];
        return (
          <Fragment key={start}>
            {text.slice(start, from)}
            {to > from && <mark>{text.slice(from, to)}</mark>}
          </Fragment>
        );
      })}
    </>
  );
};
