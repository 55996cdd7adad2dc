import { OPERATOR } from './key-file';
import { Untrusted } from './untrusted';

/** Refusal of a process that has no key to sign with; `searched` says in French where one was looked for. */
export const missingKey = (remote: string, searched: string): Untrusted => {
  const owners = remote === OPERATOR ? `de l’${OPERATOR}` : `de ${remote}, ou celle de l’${OPERATOR}`;
  return new Untrusted(
    `Ici tout est signé, et il manque la clé ${owners}\u00a0: rien n’est écrit. Cherchée dans ${searched}. Pour la donner\u00a0: RELEASE_TRUST nomme le fichier des clés publiques du portail, RELEASE_KEY celui de votre clé (docs/deploiement.md, «\u00a0Qui peut publier\u00a0»).`,
  );
};
