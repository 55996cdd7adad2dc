import { paeQuestions } from './plausibility';

const LIMITS = { ECTSMin: 45, ECTSMax: 65 };

const codes = (credits: number, commentaire: string | null = null, limits = LIMITS) =>
  paeQuestions({ credits, commentaire }, limits).map(({ code }) => code);

describe('what is improbable in a programme', () => {
  it('is fewer or more credits than the school’s limits, asked anew for another number', () => {
    expect([44.5, 45, 65, 65.5].map((credits) => codes(credits))).toEqual([
      ['sous-minimum-44.5'],
      [],
      [],
      ['au-dela-maximum-65.5'],
    ]);
  });

  it('is asked only where no comment explains it', () => {
    expect(codes(20, 'Je travaille')).toEqual([]);
    expect(codes(20, '  ')).toEqual(['sous-minimum-20']);
  });

  it('is said in one sentence that ends in a question', () => {
    const [question] = paeQuestions({ credits: 18, commentaire: null }, LIMITS);
    expect(question?.text).toBe(
      'Votre programme compte 18\u00a0crédits, moins que le minimum de 45, et aucun commentaire ne l’explique\u00a0: est-ce exact\u202f?',
    );
  });
});
