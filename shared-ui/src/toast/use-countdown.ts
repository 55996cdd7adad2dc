import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `milliseconds` of unpaused time; null never ends. */
export function useCountdown(milliseconds: number | null, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    remaining.current = milliseconds;
  }, [milliseconds]);
  useEffect(() => {
    if (isPaused || milliseconds === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current ?? milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? milliseconds) - (Date.now() - startedAt));
    };
  }, [isPaused, milliseconds]);
}
