import { Pace } from './pace';

/** A second in which it is full and answers so many. */
const playSecond = (pace: Pace, from: number, answers: number, arrivals = 0) => {
  pace.ask(from, true);
  for (let answered = 0; answered < answers; answered += 1) pace.answer(from + 500);
  for (let come = 0; come < arrivals; come += 1) pace.letIn();
};

describe('the pace of a process', () => {
  test('is not known before it was full for a second', () => {
    const pace = new Pace();
    pace.ask(10_000, false);
    pace.answer(10_100);
    pace.ask(10_900, true);
    expect(pace.waitFor(1000)).toBe(0);
    pace.ask(11_500, true);
    expect(pace.waitFor(1000)).toBe(0);
  });

  test('is what it answers and lets in a second, smoothed', () => {
    const pace = new Pace();
    playSecond(pace, 1000, 40, 10);
    pace.ask(2000, true);
    expect(pace.waitFor(80)).toBe(2000);
    expect(pace.arrivalsPerSecond).toBe(10);
    playSecond(pace, 2000, 20, 0);
    pace.ask(3000, true);
    expect(pace.waitFor(30)).toBe(1000);
    expect(pace.arrivalsPerSecond).toBe(5);
  });

  test('is forgotten after a second in which it was not full', () => {
    const pace = new Pace();
    playSecond(pace, 1000, 40, 10);
    pace.ask(2000, false);
    pace.ask(3000, false);
    expect(pace.waitFor(1000)).toBe(0);
    expect(pace.arrivalsPerSecond).toBe(0);
  });
});
