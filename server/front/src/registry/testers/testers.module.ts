import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { adminRoutes } from 'shared-contract/admin/routes';
import type { TestedDomain } from 'shared-contract/federation/testers-answers';
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
  const choicesOf = (request: FastifyRequest) => app.testers.choicesOf(request, principalOf(request));

  serve(app, adminRoutes.testedDomains, async ({ request }) => listDomains(app, await choicesOf(request)));

  serve(app, adminRoutes.tryVersion, async ({ request, reply, body: { Nom, Version } }) => {
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
  });

  serve(app, adminRoutes.leaveTests, async ({ request, reply }) => {
    await app.testers.choose(reply, principalOf(request), {});
    await app.audit.record(request, { action: 'essai.fin' });
    return null;
  });
};
