import { englishTitles } from 'shared-contract/records/title-language';
import type { TpWish } from 'shared-contract/tp/answers';
import { courseLabel, groupLabel } from '../tp/tp.presenter';
import { type OwnGroups, reservedClashes } from './own-groups';
import type { WishRow } from './wishes.queries';

const toWish = (row: WishRow, own: OwnGroups): TpWish => ({
  SouhaitID: row.attenteId,
  ActiviteApprentissageID: row.activiteId,
  GroupeActiviteApprentissageID: row.groupeId,
  Libelle: courseLabel(row),
  TitresAnglais: englishTitles(row.unite, row.enAnglais),
  Groupe: groupLabel(row),
  Etat: row.jusquAu === null ? 'en_attente' : 'reservee',
  Rang: row.jusquAu === null ? row.rang : null,
  JusquAu: row.jusquAu === null ? null : new Date(row.jusquAu).toISOString(),
  Chevauchements: row.jusquAu === null ? [] : reservedClashes(row.groupeId, own),
});

export const toWishes = (own: OwnGroups): TpWish[] => own.wishes.map((row) => toWish(row, own));
