import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from 'shared-contract/base/access';
import { type TestedDomain, TestersAnswer } from 'shared-contract/federation/testers-answers';
import { testerChoiceSchema } from 'shared-contract/portal/schemas';
import { notFound } from '../../../errors';
import { principalOf } from '../../../plugins/access';
import { validBody } from '../../../plugins/valid-body';
import type { Choices } from './choices';

const listDomains = async ({ releases }: FastifyInstance, choices: Choices): Promise<TestedDomain[]> => {
  const { remotes } = await releases.current();
  return Promise.all(
    remotes.map(async ({ entry }) => ({
      Nom: entry.name,
      Libelle: entry.label,
      Production: entry.release?.version ?? null,
      Essai: choices[entry.name] ?? null,
      Versions: (await releases.published(entry.name)).map(({ version, fits }) => ({
        Version: version,
        Convient: fits,
      })),
    })),
  );
};

/** GET, POST, DELETE /admin/testeurs: an administrator tries a published version of a remote (CONTRACT §3). */
export const testersModule = async (app: FastifyInstance): Promise<void> => {
  const path = '/admin/testeurs';
  // Students' screens are tried while looking at a student: nothing of her file is written.
  const access: Access = { roles: ['admin'], navigation: true, whileViewing: true };
  const choicesOf = (request: FastifyRequest) => app.testers.choicesOf(request, principalOf(request));

  app.get(path, { config: { access }, schema: { response: { 200: TestersAnswer } } }, async (request) =>
    listDomains(app, await choicesOf(request)),
  );

  app.post(
    path,
    { config: { access, body: testerChoiceSchema }, schema: { response: { 200: TestersAnswer } } },
    async (request, reply) => {
      const { Nom, Version } = validBody(testerChoiceSchema, request.body);
      const { remotes } = await app.releases.current();
      if (!remotes.some(({ entry }) => entry.name === Nom)) throw notFound('Ce domaine n’existe pas.');
      if (Version !== null && !(await app.releases.testEntry(Nom, Version)))
        throw notFound('Cette version n’est pas publiée pour ce portail.');
      const { [Nom]: _, ...others } = await choicesOf(request);
      const choices = Version === null ? others : { ...others, [Nom]: Version };
      await app.testers.choose(reply, principalOf(request), choices);
      await app.audit.record(request, {
        action: 'essai.version',
        target: `${Nom}:${Version ?? 'production'}`,
      });
      return listDomains(app, choices);
    },
  );

  app.delete(path, { config: { access } }, async (request, reply) => {
    await app.testers.choose(reply, principalOf(request), {});
    return reply.code(204).send();
  });
};
