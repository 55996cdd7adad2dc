import type { Executor } from 'server-kernel/db/client';
import { englishTitles } from 'shared-contract/records/title-language';
import type { OwnDeadline } from '../../shared/deadlines/own-deadline';
import { courseLabel, groupLabel } from '../tp/tp.presenter';
import { findWishes, type WishRow } from './wishes.queries';

const SCREEN = '/evenement/inscriptionTP';

const reservedPlace = (wish: WishRow & { jusquAu: Date | string }): OwnDeadline => ({
  code: `place-tp-${wish.attenteId}`,
  title: `Place gardée pour vous\u00a0: ${courseLabel(wish)}`,
  english: englishTitles(wish.unite, wish.enAnglais),
  state: 'a_faire',
  link: SCREEN,
  until: new Date(wish.jusquAu),
  detail: `${groupLabel(wish)}, à refuser si vous n’en voulez plus`,
});

const isReserved = (wish: WishRow): wish is WishRow & { jusquAu: Date | string } => wish.jusquAu !== null;

/** The places that are kept for an enrolment, each until it becomes hers. */
export const reservedPlaceDeadlines = async (db: Executor, inscriptionId: number): Promise<OwnDeadline[]> =>
  (await findWishes(db, inscriptionId)).filter(isReserved).map(reservedPlace);
