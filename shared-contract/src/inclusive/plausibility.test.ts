import { requestQuestions } from './plausibility';

describe('what is improbable in a request', () => {
  it('is that nothing proves it', () => {
    expect(requestQuestions(0).map(({ code }) => code)).toEqual(['sans-annexe']);
    expect(requestQuestions(1)).toEqual([]);
  });
});
