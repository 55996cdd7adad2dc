import { array, defaultLocale, number, object, string } from 'yup';
import { checkBody } from './check-body';
import { FRENCH_LOCALE } from './field-messages';
import { body } from './schema-types';

test('every message of yup has its French form', () => {
  const keysOf = (locale: object) =>
    Object.entries(locale).flatMap(([type, messages]) =>
      Object.keys(messages).map((name) => `${type}.${name}`),
    );
  const missing = keysOf(defaultLocale).filter((key) => !keysOf(FRENCH_LOCALE).includes(key));
  expect(missing).toEqual([]);
  expect(JSON.stringify(defaultLocale)).not.toMatch(/\bmust\b|\bfield\b/);
});

test('a rule that names no message of its own says its limit in French', () => {
  const schema = body({
    code: string().min(3),
    count: number().max(5),
    lines: array(object({ id: number().required() })).min(2),
  });
  const result = checkBody(schema, { code: 'ab', count: 9, lines: [{ id: '1' }] });
  expect(result).toEqual({
    ok: false,
    errors: expect.arrayContaining([
      { path: 'code', message: 'Ce texte doit compter au moins 3 caractères.' },
      { path: 'count', message: 'Indiquez 5 ou moins.' },
      { path: 'lines', message: 'Indiquez-en au moins 2.' },
      { path: 'lines[0].id', message: 'Cette valeur n’a pas la forme attendue.' },
    ]),
  });
});
