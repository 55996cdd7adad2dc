import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';

/** Whose request: its student, and what it is about. */
interface Named {
  Nom: string;
  Prenom: string;
  Objet: string;
}

const demandes = (count: number): string =>
  `${formatNumber(count)}\u00a0${plural(count, 'demande', 'demandes')}`;

/** Sentences of giving a request to somebody. */
export const ASSIGN_TEXTS = {
  act: 'Attribuer',
  title: (count: number) =>
    count <= 1 ? 'Attribuer la demande' : `Attribuer les ${formatNumber(count)}\u00a0demandes`,
  lead: 'Vos collègues verront qui s’en occupe. Tout le monde peut encore décider.',
  who: 'À qui',
  me: (name: string) => `Vous (${name})`,
  nobody: 'Personne',
  keep: 'Annuler',
  failure: 'La demande n’a pas été attribuée',
  failures: 'Les demandes n’ont pas été attribuées',
  done: (name: string | null, isMe: boolean) => {
    if (name === null) return 'La demande n’est plus attribuée';
    return isMe ? 'Demande attribuée à vous' : `Demande attribuée à ${name}`;
  },
  several: (count: number, left: number) =>
    left === 0
      ? `${demandes(count)}\u00a0: attribution enregistrée`
      : `${demandes(count)}\u00a0: attribution enregistrée, ${demandes(left)} sans changement`,
  left: ({ Nom, Prenom, Objet }: Named, why: string) => `${Nom}, ${Prenom}, ${Objet}\u00a0: ${why}`,
} as const;
