import { MINUTE_MS } from 'shared-contract/base/days';
import { readSessionEnd, type SessionEnd } from 'shared-contract/security/session-end';
import { endOf, noticeOf, type Stage, stageAt } from './stage';

export interface EndWarning {
  /** Nothing puts this end off. */
  isLast: boolean;
  /** Minutes until the end, rounded up. */
  minutes: number;
}

export interface SessionWatchPorts {
  /** Shows the warning; null takes it away. */
  warn: (warning: EndWarning | null) => void;
  /** Asks the server for something, which puts the end off. */
  keep: () => Promise<unknown>;
  /** The session is over, and nobody was told yet. */
  end: () => void;
}

/** Time between two looks at the cookie, milliseconds: a machine that slept wakes with its timers late. */
const LOOK_MS = 15_000;

/** The same once the end is near: another tab may put it off. */
const NEAR_LOOK_MS = 1_000;

/** Nothing opens over the last key or gesture for so long, milliseconds. */
const QUIET_MS = 3_000;

const GESTURES = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Milliseconds by which the portal's clock is before this one, as far as it is known: never more. */
let ahead = Number.NEGATIVE_INFINITY;

/** Learns from an instant that the portal's clock has reached. */
export const learnPortalTime = (instant: number): void => {
  ahead = Math.max(ahead, instant - Date.now());
};

/**
 * Watches for the end of the session, by a cookie that every answer renews: without a call of its own. Who is at work
 * in the page, typing for instance, keeps the session without being asked.
 */
export class SessionWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastGesture = Number.NEGATIVE_INFINITY;
  private isShown = false;
  /** Ends for which the person, the server or the dialog of the end was asked already. */
  private readonly settled = { closed: 0, kept: 0, over: 0 };

  constructor(private readonly ports: SessionWatchPorts) {}

  /** Starts; returns what stops it. */
  start(): () => void {
    const noteGesture = () => {
      this.lastGesture = Date.now();
    };
    const options = { capture: true, passive: true };
    for (const name of GESTURES) window.addEventListener(name, noteGesture, options);
    document.addEventListener('visibilitychange', this.look);
    this.look();
    return () => {
      clearTimeout(this.timer);
      for (const name of GESTURES) window.removeEventListener(name, noteGesture, options);
      document.removeEventListener('visibilitychange', this.look);
    };
  }

  /** Reads when the session ends, and warns or takes the warning away. */
  readonly look = (): void => {
    clearTimeout(this.timer);
    const end = readSessionEnd(document.cookie);
    if (end) learnPortalTime(end.idleEnd - end.idleTime);
    const now = Date.now() + ahead;
    const stage = end ? stageAt(end, now) : 'far';
    this.timer = setTimeout(this.look, stage === 'far' ? LOOK_MS : NEAR_LOOK_MS);
    if (!end || stage === 'far') this.show(null);
    else if (stage === 'over') this.handleOver(end);
    else if (!this.keepsByItself(end, stage)) this.showBefore(end, stage, now);
  };

  /** The person has read it, and lets the session end. */
  readonly close = (): void => {
    const end = readSessionEnd(document.cookie);
    if (end) this.settled.closed = endOf(end);
    this.show(null);
  };

  private show(warning: EndWarning | null): void {
    this.isShown = warning !== null;
    this.ports.warn(warning);
  }

  /** What is shown stays; the rest waits for somebody who is there, and has just typed nothing. */
  private mayOpen(end: SessionEnd): boolean {
    if (this.settled.closed === endOf(end)) return false;
    return this.isShown || (!document.hidden && Date.now() - this.lastGesture >= QUIET_MS);
  }

  private showBefore(end: SessionEnd, stage: Stage, now: number): void {
    if (!this.mayOpen(end)) return;
    const minutes = Math.ceil((endOf(end) - now) / MINUTE_MS);
    this.show({ isLast: stage === 'last', minutes });
  }

  /** Once for each end: without network the person is asked after all. */
  private keepsByItself(end: SessionEnd, stage: Stage): boolean {
    const isAtWork = Date.now() - this.lastGesture < noticeOf(end) / 2;
    if (stage !== 'near' || this.isShown || !isAtWork || this.settled.kept === end.idleEnd) return false;
    this.settled.kept = end.idleEnd;
    void this.ports.keep().then(this.look, this.look);
    return true;
  }

  private handleOver(end: SessionEnd): void {
    if (this.settled.over === endOf(end) || !navigator.onLine || !this.mayOpen(end)) return;
    this.settled.over = endOf(end);
    this.show(null);
    this.ports.end();
  }
}
