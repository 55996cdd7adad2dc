import { checkBody } from './check-body';
import { confirmationsField } from './confirmations';
import { openQuestions, toQuestion } from './plausibility';
import { body } from './schema-types';

const late = toQuestion('tard', 'C’est tard');

describe('a question', () => {
  it('stays open until its code is confirmed, and is not asked where nobody asks', () => {
    expect(openQuestions([late], [])).toEqual([late]);
    expect(openQuestions([late], ['autre'])).toEqual([late]);
    expect(openQuestions([late], ['tard'])).toEqual([]);
    expect(openQuestions([late], undefined)).toEqual([]);
  });

  it('is a sentence', () => {
    expect(late.text).toBe('C’est tard\u00a0: est-ce exact\u202f?');
  });
});

describe('the confirmations of a body', () => {
  const schema = body({ Confirmations: confirmationsField() });

  it.each([[{}], [{ Confirmations: [] }], [{ Confirmations: ['tard'] }]])('may be %j', (value) => {
    expect(checkBody(schema, value)).toEqual({ ok: true, value });
  });

  it.each([[{ Confirmations: 'tard' }], [{ Confirmations: [7] }], [{ Confirmations: ['a'.repeat(101)] }]])(
    'may not be %j',
    (value) => {
      expect(checkBody(schema, value).ok).toBe(false);
    },
  );
});
