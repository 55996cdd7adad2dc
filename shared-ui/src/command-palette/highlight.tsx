import { Fragment } from 'react';

/** Matched range of a text: start and end, in characters. */
export type Span = readonly [start: number, end: number];

/** Text with highlighted matches. */
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
