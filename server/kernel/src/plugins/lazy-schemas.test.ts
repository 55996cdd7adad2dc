import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import Fastify from 'fastify';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { compileSchemasLazily } from './lazy-schemas';

describe('an application whose schemas are compiled when used', () => {
  const app = Fastify();
  compileSchemasLazily(app);
  const params = { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 1 } } };
  const answer = { type: 'object', properties: { n: { type: 'integer' } } };
  app.get<{ Params: { n: number } }>(
    '/n/:n',
    { schema: { params, response: { 200: answer } } },
    (request) => ({
      n: request.params.n,
      hidden: true,
    }),
  );
  // No request can compile it: it is none.
  const broken = { type: 'nothing of the kind' };
  app.get('/broken', { schema: { querystring: broken } }, () => ({}));
  afterAll(() => app.close());

  it('judges, converts and spells out as Fastify does', async () => {
    for (const _ of [1, 2]) {
      const found = await app.inject('/n/7');
      expect([found.statusCode, found.body]).toEqual([200, '{"n":7}']);
      const refused = await app.inject('/n/0');
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'params/n must be >= 1']);
    }
  });

  it('opens although a schema is none, and says so to who asks', async () => {
    expect((await app.inject('/broken?a=1')).statusCode).toBe(500);
    expect((await app.inject('/n/7')).statusCode).toBe(200);
  });
});

describe('the portal', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  }, 240_000);
  afterAll(() => portal.close());

  it('has no schema that can not be compiled', () => {
    const judge = AjvCompiler()({}, { customOptions: {}, plugins: [] });
    const spell = SerializerSelector()();
    let count = 0;
    for (const { method, url, schema } of portal.app.routeTable) {
      const given = [schema?.params, schema?.querystring, schema?.body].filter((each) => each !== undefined);
      for (const each of given) expect(judge({ schema: each })).toBeInstanceOf(Function);
      const answers = Object.entries(Object(schema?.response));
      for (const [httpStatus, each] of answers)
        expect(spell({ method, url, httpStatus, schema: each })).toBeInstanceOf(Function);
      count += given.length + answers.length;
    }
    expect(count).toBeGreaterThan(200);
  });
});
