import { submissionQuestions } from './plausibility';

const paper = { title: 'Le contrôle interne', withAppendices: 'a', withoutAppendices: 'b' };
const codes = (change: Partial<typeof paper>) =>
  submissionQuestions({ ...paper, ...change }).map(({ code }) => code);

describe('what is improbable in a submission', () => {
  it('is a title of a few letters, and one file in both places', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ title: ' x ' })).toEqual(['titre-court']);
    expect(codes({ withoutAppendices: 'a' })).toEqual(['fichiers-identiques']);
  });

  it('is not two files of which nothing is known', () => {
    expect(submissionQuestions({ ...paper, withAppendices: null, withoutAppendices: null })).toEqual([]);
  });
});
