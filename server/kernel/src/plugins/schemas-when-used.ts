import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';

type Judge = ReturnType<FastifySchemaCompiler<FastifySchema>>;

/** Fastify's own compilers, of which an application has one each. */
const compilers = () => ({
  validator: AjvCompiler()({}, { customOptions: {}, plugins: [] }),
  serializer: SerializerSelector()(),
});

/**
 * What judges an input or spells an answer out is made when its route is first asked, instead of some four hundred of
 * them before the first request: half of what opening the portal takes. That each can be made is a test's to say.
 */
export const schemasWhenUsed = (app: FastifyInstance): void => {
  const { validator, serializer } = compilers();
  const validatorCompiler: FastifySchemaCompiler<FastifySchema> = (route) => {
    let made: ReturnType<typeof validator> | undefined;
    const judge: Judge = (data: unknown) => {
      made ??= validator(route);
      const isValid = made(data) === true;
      judge.errors = (made.errors as Judge['errors']) ?? null;
      return isValid;
    };
    return judge;
  };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler<FastifySchema>((route) => {
    let made: ReturnType<typeof serializer> | undefined;
    return (data: unknown) => {
      made ??= serializer(route as Parameters<typeof serializer>[0]);
      return made(data);
    };
  });
};
