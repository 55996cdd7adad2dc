import { formatDay } from 'shared-contract/base/dates';
import { plural } from 'shared-contract/base/french';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { dayOfMoment } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import type { TestPortal } from './portal';
import { url } from './url';

/** What one account reads at one instant: a state by the title of its line. */
type Reading = Map<string, string>;

const STATES = { a_faire: 'à faire', commence: 'commencé', fait: 'fait', manque: 'manqué' } as const;

const EXAM = 'Examen\u00a0: ';
const EXAMS = 'Examens (combien)';

const until = (line: Deadline): string => {
  const moment = line.Etat === 'fait' ? line.Le : (line.JusquAu ?? line.Le);
  return moment ? `, ${formatDay(dayOfMoment(moment))}` : '';
};

const countExams = (lines: readonly Deadline[]): string => {
  const exams = lines.filter(({ Libelle }) => Libelle.startsWith(EXAM));
  const over = exams.filter(({ Etat }) => Etat === 'fait').length;
  return exams.length > 0 ? `${exams.length - over} à venir, ${over} ${plural(over, 'passé', 'passés')}` : '';
};

const toReading = (lines: readonly Deadline[]): Reading => {
  const own = lines.filter(({ Libelle }) => !Libelle.startsWith(EXAM));
  const exams = countExams(lines);
  return new Map([
    ...own.map((line): [string, string] => [line.Libelle, STATES[line.Etat] + until(line)]),
    ...(exams ? [[EXAMS, exams] as [string, string]] : []),
  ]);
};

/** null where the list is refused. */
const read = async (portal: TestPortal, username: string): Promise<Reading | null> => {
  const answer = await (await portal.as(username)).get(url(deadlines));
  if (answer.statusCode === 403) return null;
  return toReading(answer.json());
};

/** What every account reads at each instant; the portal's clock is moved to them in turn. */
export const readYear = async (
  portal: TestPortal,
  usernames: readonly string[],
  instants: readonly string[],
) => {
  const readings = new Map(usernames.map((username) => [username, [] as (Reading | null)[]]));
  for (const instant of instants) {
    portal.advance(Date.parse(instant) - portal.app.clock.now().getTime());
    for (const username of usernames) readings.get(username)?.push(await read(portal, username));
  }
  return readings;
};

const isRead = (readings: readonly (Reading | null)[]): readings is Reading[] => !readings.includes(null);

const tableOf = (readings: readonly Reading[], days: readonly string[]): string => {
  const titles = [...new Set(readings.flatMap((reading) => [...reading.keys()]))];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Échéance', ...days]),
    row(['---', ...days.map(() => '---')]),
    ...titles.map((title) => row([title, ...readings.map((reading) => reading.get(title) ?? '–')])),
  ].join('\n');
};

/** The page that a reader checks: a table an account, then who has no list. */
export const yearPage = (
  title: string,
  readings: ReadonlyMap<string, (Reading | null)[]>,
  instants: readonly string[],
): string => {
  const days = instants.map((instant) => formatDay(dayOfMoment(instant)));
  const tables = [...readings].flatMap(([username, own]) =>
    isRead(own) ? [`## ${username}\n\n${tableOf(own, days)}`] : [],
  );
  const refused = [...readings].filter(([, own]) => own.every((one) => one === null));
  const names = refused.map(([username]) => username).join(', ');
  return `${[title, ...tables, `## Sans liste\n\nElle est refusée à ${names}.`].join('\n\n')}\n`;
};
