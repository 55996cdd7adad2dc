import { Type } from '@sinclair/typebox';
import { number } from 'yup';
import { get, post } from './endpoint';
import { ID_OR_NEW, paramsSchema, route, textOf } from './route';
import { body } from './schema-types';

const access = { session: true } as const;
const audit = ['commande.passee'] as const;
const line = get('/lignes/{LigneID}').answers<{ Nom: string }>();
const files = get('/impressions/{InscriptionID}/{nom}').answers<null>();
const addLine = post('/lignes').takes<{ LigneID: number }>();
const LineAnswer = Type.Object({ Nom: Type.String() });

const patterns = (schema: unknown) =>
  Object.entries<{ pattern: string }>(Object(schema).properties).map(([name, { pattern }]) => [
    name,
    pattern,
  ]);

test('names of a path are identifiers unless their route says otherwise', () => {
  const one = route(line, { access, answer: LineAnswer });
  expect(patterns(paramsSchema(one))).toEqual([['LigneID', '^[1-9][0-9]{0,18}$']]);
  const file = route(files, { access, params: { InscriptionID: ID_OR_NEW, nom: textOf('^[a-z]+$') } });
  expect(patterns(paramsSchema(file))).toEqual([
    ['InscriptionID', '^(-1|[1-9][0-9]{0,18})$'],
    ['nom', '^[a-z]+$'],
  ]);
  expect(paramsSchema(route(addLine, { access, audit }))).toBeUndefined();
});

test('an answer or a body of another shape than the endpoint’s does not compile', () => {
  // @ts-expect-error the endpoint answers a name
  const wrongAnswer = route(line, { access, answer: Type.Object({ Nom: Type.Number() }) });
  const LineBody = body({ LigneID: number() });
  const rename = post('/lignes').takes<{ Nom: string }>();
  // @ts-expect-error the endpoint takes a name
  const wrongBody = route(rename, { access, audit, body: LineBody });
  // @ts-expect-error nobody may call it
  const withoutAccess = route(line, { answer: LineAnswer });
  // @ts-expect-error a write says what the audit keeps of it
  const withoutAudit = route(addLine, { access });
  // @ts-expect-error a read has nothing to declare
  const readWithAudit = route(files, { access, audit });
  expect([wrongAnswer, wrongBody, withoutAccess, withoutAudit, readWithAudit]).toHaveLength(5);
});
