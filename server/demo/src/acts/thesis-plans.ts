/** What stands in the thesis of a persona (CONTRACT §4). */
export interface ThesisPlan {
  titre: string | null;
  /** [privacy, licence]; null = not answered. */
  consents: [boolean | null, boolean | null];
  secondeSession: boolean;
  remis: boolean;
}

const NONE: ThesisPlan = { titre: null, consents: [null, null], secondeSession: false, remis: false };

/** By the last digits of the matricule, which twins share. */
export const THESIS_PLANS: Record<string, ThesisPlan> = {
  '10201': NONE,
  '10202': { ...NONE, titre: 'L’économie de la fonctionnalité dans les petites entreprises bruxelloises' },
  '10203': {
    titre: 'Le contrôle interne à l’épreuve du télétravail\u00a0: étude de trois banques belges',
    consents: [true, true],
    secondeSession: true,
    remis: false,
  },
  '10204': {
    ...NONE,
    titre: 'Marketing territorial et commerces de proximité\u00a0: le cas de Namur',
    consents: [true, null],
  },
  '10205': {
    titre: 'Mesurer la performance extra-financière d’une coopérative agricole',
    consents: [true, false],
    secondeSession: false,
    remis: true,
  },
};

/** A summary within the limits of S2 §5. */
export const SAMPLE_SUMMARY = [
  'Ce mémoire étudie la manière dont une coopérative agricole wallonne rend compte de sa performance autrement que par ses seuls résultats financiers. La première partie situe la question\u00a0: les attentes des membres, celles des banques et celles de l’autorité publique ne se recouvrent pas, et les indicateurs disponibles ont été conçus pour de grandes sociétés cotées.',
  'La deuxième partie présente une enquête menée auprès de quarante-deux exploitants et de six responsables. Elle montre que trois mesures suffisent à décrire l’essentiel de ce qui compte pour eux\u00a0: la stabilité du revenu, l’état des sols et la transmission de l’exploitation.',
  'La troisième partie propose un tableau de bord, éprouvé pendant deux campagnes. Les données viennent de registres existants, de sorte que son coût reste faible. La conclusion discute les limites de la méthode, en particulier la taille de l’échantillon et la dépendance aux prix de marché, et indique comment d’autres coopératives pourraient reprendre ce travail sans le recommencer.',
].join('\n\n');
