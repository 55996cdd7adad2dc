import { DrizzleQueryError } from 'drizzle-orm';
import { errorSerializers } from './loggable-error';

const { err: written } = errorSerializers;

test('an error of the database is written with its cause, without the values that were sent', () => {
  const cause = Object.assign(new Error('timeout exceeded when trying to connect'), { code: '57P03' });
  const one = written(new DrizzleQueryError('update "outbox" set x = $1', ['ada@example.org'], cause));
  expect(one).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: update "outbox" set x = $1',
    cause: { type: 'Error', message: 'timeout exceeded when trying to connect', code: '57P03' },
  });
  expect(JSON.stringify(one)).not.toContain('ada@');
});

test('what is thrown and is no error is named by its type, and its words are not repeated', () => {
  expect(written('ada@example.org')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

test('what an identity provider answered is written by its code, without its sentence', () => {
  const one = Object.assign(new Error('refused'), {
    error: 'invalid_client',
    error_description: 'ada@example.org is nobody',
  });
  expect(written(one)).toMatchObject({ message: 'refused', answer: 'invalid_client' });
  expect(JSON.stringify(written(one))).not.toContain('ada@');
  expect(written(Object.assign(new Error('refused'), { error: 'ada@example.org' }))).not.toHaveProperty(
    'answer',
  );
});
