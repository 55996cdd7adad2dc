import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { calendarFile, deadlineFile, makeCalendarAddress } from 'shared-contract/documents/endpoints';
import { convertIcsCalendar } from 'ts-ics';

/** What the program understands of one entry; instants in milliseconds. */
interface Understood {
  uid: string;
  title: string;
  description: string | null;
  place: string | null;
  start: number;
  end: number;
  isAllDay: boolean;
  /** When it reminds, milliseconds before the start, in the order of the file. */
  alarms: number[];
}

const dayAt = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

const momentOf = (time: ICAL.Time): number =>
  time.isDate ? dayAt(time.year, time.month, time.day) : time.toJSDate().getTime();

/** The calendar, whose time zone is known to the program from then on, as to any that reads it. */
const calendarOf = (text: string): ICAL.Component => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar;
};

/** It throws where a line is none. */
const read = (text: string): Understood[] =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component, { strictExceptions: true });
      const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
        const trigger = alarm.getFirstPropertyValue('trigger');
        if (!(trigger instanceof ICAL.Duration)) throw new Error(`no duration: ${String(trigger)}`);
        return -trigger.toSeconds() * 1000;
      });
      return {
        uid: event.uid,
        title: event.summary,
        description: event.description,
        place: event.location,
        start: momentOf(event.startDate),
        end: momentOf(event.endDate),
        isAllDay: event.startDate.isDate,
        alarms,
      };
    });

let portal: TestPortal;
let list: Deadline[];
let address: string;
let text: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const camille = await portal.as('230101');
  list = (await camille.get(url(deadlines))).json();
  address = new URL((await camille.post(url(makeCalendarAddress))).json().Adresse).pathname;
  text = (await portal.browse().get(address)).body;
}, 400_000);
afterAll(() => portal.close());

const named = (entries: readonly Understood[], code: string): Understood | undefined =>
  entries.find(({ uid }) => uid === `${code}@portail`);

describe('a program that reads the address', () => {
  test('is let in by robots.txt, which lets nobody in elsewhere', async () => {
    const { body } = await portal.browse().get('/robots.txt');
    expect(body.split('\n')).toEqual(['User-agent: *', 'Allow: /api/v1/calendriers/', 'Disallow: /', '']);
    expect(address.startsWith('/api/v1/calendriers/')).toBe(true);
  });

  test('may ask for the head alone, and need not say what it takes', async () => {
    const head = await portal.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      '',
    ]);
    const whole = await portal.app.inject({ method: 'GET', url: address });
    expect([whole.statusCode, whole.body.split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR']);
    expect(whole.headers['x-robots-tag']).toBe('noindex');
  });
});

test('each entry ends after it begins, in the school’s own time', () => {
  for (const { uid, start, end } of read(text)) expect([uid, end > start]).toEqual([uid, true]);
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Brussels');
  expect(text.slice(text.indexOf('END:VTIMEZONE'))).not.toMatch(/^DT(START|END):/m);
});

test('node-ical, the parser of many servers, understands what ical.js does', () => {
  const theirs = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  const ours = read(text);
  expect(theirs).toHaveLength(ours.length);
  for (const event of theirs) {
    const own = ours.find(({ uid }) => uid === event.uid);
    expect(event.summary).toBe(own?.title);
    if (own?.isAllDay) continue;
    expect([event.start.getTime(), event.end?.getTime()]).toEqual([own?.start, own?.end]);
  }
});

test('ts-ics, the parser of web calendars, understands what ical.js does', () => {
  const theirs = convertIcsCalendar(undefined, text).events ?? [];
  const ours = read(text);
  expect(theirs).toHaveLength(ours.length);
  for (const event of theirs) {
    const own = ours.find(({ uid }) => uid === event.uid);
    expect([event.summary, event.description, event.location ?? null]).toEqual([
      own?.title,
      own?.description,
      own?.place,
    ]);
    expect([event.start.date.getTime(), event.end?.date.getTime()]).toEqual([own?.start, own?.end]);
    expect(event.alarms?.map(({ trigger }) => trigger.type)).toEqual(own?.alarms.map(() => 'relative'));
  }
});

describe('ical.js, the parser of Thunderbird,', () => {
  test('reads each dated line of « Mes échéances », under its title', () => {
    const entries = read(text);
    const open = list.filter(
      ({ Etat, JusquAu, Le }) => (Etat === 'a_faire' || Etat === 'commence') && (JusquAu ?? Le) !== null,
    );
    expect(open.length).toBeGreaterThan(5);
    for (const { Code, Libelle } of open)
      expect([Code, named(entries, Code)?.title]).toEqual([Code, Libelle]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  });

  test('has an exam at its hours and its room, and reminds of it the day before', () => {
    const exam = list.find(({ Code, Le }) => Code.startsWith('examen-') && Le?.includes('T'));
    const found = named(read(text), exam?.Code ?? '');
    expect(found).toMatchObject({ start: Date.parse(exam?.Le ?? ''), isAllDay: false, alarms: [DAY_MS] });
    expect(found?.place).toMatch(/^(auditoire|local) \w+/);
    expect((found?.end ?? 0) - (found?.start ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  });

  test('has what closes at midnight on its last day, and reminds at 9 in the morning, 7 days and 1 day before', () => {
    const whole = list.find(({ Code }) => Code.startsWith('documents-'));
    const [year = 0, month = 0, day = 0] = (whole?.JusquAu ?? '').split('-').map(Number);
    const start = dayAt(year, month, day);
    const nine = 9 * 3_600_000;
    expect(named(read(text), whole?.Code ?? '')).toMatchObject({
      start,
      end: start + DAY_MS,
      isAllDay: true,
      alarms: [7 * DAY_MS - nine, DAY_MS - nine],
    });
  });

  test('reads one line by itself, the same as in the whole', async () => {
    const camille = await portal.as('230101');
    const { body } = await camille.get(url(deadlineFile, { Code: 'vente-supports' }));
    const [own, ...others] = read(body);
    expect(others).toEqual([]);
    expect(own).toEqual(named(read((await camille.get(url(calendarFile))).body), 'vente-supports'));
  });
});
