import { type UIEvent, useRef, useState } from 'react';

/** Which page of a scrolled paper is seen, and the way to another. */
export const usePages = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [rank, setRank] = useState(1);
  const pagesIn = (holder: HTMLElement | null) => [...(holder?.children ?? [])].slice(0, count);
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const passed = pagesIn(currentTarget).filter(
      (page) => page.getBoundingClientRect().top <= top + height / 2,
    );
    setRank(Math.max(1, passed.length));
  };
  const go = (to: number) => {
    const page = pagesIn(box.current)[to - 1];
    const holder = box.current;
    if (!page || !holder) return;
    // The paper alone moves, whatever else could scroll.
    holder.scrollTop += page.getBoundingClientRect().top - holder.getBoundingClientRect().top - 8;
    setRank(to);
  };
  return { box, rank, go, handleScroll };
};
