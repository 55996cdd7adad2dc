import { HOUR_MS, MINUTE_MS } from 'shared-contract/base/days';
import { formatSessionEnd } from 'shared-contract/security/session-end';
import { learnPortalTime, SessionWatch } from './session-watch';

const START = Date.parse('2026-11-23T10:00:00Z');
/** By how much this machine's clock is late. */
const LATE = 7 * MINUTE_MS;

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `fin-session=${value}`;
};

let stop: (() => void) | undefined;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers({ now: START - LATE });
  learnPortalTime(START);
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stop?.();
  setCookie('; max-age=0');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** As the server does when something is asked. */
const noteCall = (absoluteEnd = START + 10 * HOUR_MS) => {
  const idleEnd = Date.now() + LATE + HOUR_MS;
  setCookie(formatSessionEnd({ idleEnd, absoluteEnd, idleTime: HOUR_MS }));
};

const open = (absoluteEnd?: number) => {
  noteCall(absoluteEnd);
  const ports = { warn: jest.fn(), keep: jest.fn(async () => {}), end: jest.fn() };
  const watch = new SessionWatch(ports);
  stop = watch.start();
  return { watch, ...ports };
};

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS);
const type = () => window.dispatchEvent(new Event('keydown'));
const comeBack = () => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};
const IN_TWO = { isLast: false, minutes: 2 };

describe('a page that rests', () => {
  it('warns two minutes before the end, counts down, and hands over to the dialog of the end', async () => {
    const { warn, keep, end } = open();
    await pass(57.5);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
    await pass(1);
    expect(warn).toHaveBeenLastCalledWith(IN_TWO);
    await pass(1);
    expect(warn).toHaveBeenLastCalledWith({ isLast: false, minutes: 1 });
    expect(end).not.toHaveBeenCalled();
    await pass(5);
    expect(warn).toHaveBeenLastCalledWith(null);
    expect(end).toHaveBeenCalledTimes(1);
    expect(keep).not.toHaveBeenCalled();
  });

  it('takes the warning away when another tab put the end off', async () => {
    const { warn } = open();
    await pass(58.5);
    noteCall();
    await pass(0.1);
    expect(warn).toHaveBeenLastCalledWith(null);
  });

  it('stays as it is once the warning was closed', async () => {
    const { watch, warn, end } = open();
    await pass(58.5);
    watch.close();
    warn.mockClear();
    await pass(10);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
    expect(end).not.toHaveBeenCalled();
  });

  it('warns again before the next end', async () => {
    const { watch, warn } = open();
    await pass(58.5);
    watch.close();
    noteCall();
    await pass(58.5);
    expect(warn).toHaveBeenLastCalledWith(IN_TWO);
  });

  it('says what happened when the machine slept through it', async () => {
    const { end } = open();
    jest.setSystemTime(Date.now() + 3 * HOUR_MS);
    await pass(0.5);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('waits for somebody to look at it', async () => {
    isHidden = true;
    const { warn } = open();
    await pass(58.5);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
    comeBack();
    expect(warn).toHaveBeenLastCalledWith(IN_TWO);
  });
});

describe('a page where somebody is at work', () => {
  it('keeps the session without asking', async () => {
    const { warn, keep } = open();
    keep.mockImplementation(async () => noteCall());
    for (let minute = 0; minute < 59; minute += 0.5) {
      type();
      await pass(0.5);
    }
    expect(keep).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
  });

  it('asks when the server could not be reached, once nobody types', async () => {
    const { warn, keep } = open();
    await pass(57.9);
    for (let second = 0; second < 20; second += 1) {
      type();
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(keep).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
    await jest.advanceTimersByTimeAsync(4_000);
    expect(warn).toHaveBeenLastCalledWith(IN_TWO);
  });
});

describe('the longest session', () => {
  it('is announced five minutes before its end, which no act puts off', async () => {
    const { warn, keep } = open(START + 50 * MINUTE_MS);
    await pass(44);
    expect(warn).not.toHaveBeenCalledWith(expect.anything());
    await pass(1.5);
    expect(warn).toHaveBeenLastCalledWith({ isLast: true, minutes: 5 });
    expect(keep).not.toHaveBeenCalled();
  });
});

test('a browser without a session is left alone', async () => {
  const { warn, end } = open();
  setCookie('; max-age=0');
  await pass(120);
  expect(warn).not.toHaveBeenCalledWith(expect.anything());
  expect(end).not.toHaveBeenCalled();
});
