import { orderQuestions } from './plausibility';

const codes = (copies: number) =>
  orderQuestions([{ code: 'SYL-1', label: 'Statistique', copies }]).map(({ code }) => code);

describe('what is improbable in an order', () => {
  it('is many copies of one support, asked anew for another number', () => {
    expect(codes(5)).toEqual([]);
    expect(codes(6)).toEqual(['exemplaires-SYL-1-6']);
    expect(codes(99)).toEqual(['exemplaires-SYL-1-99']);
  });
});
