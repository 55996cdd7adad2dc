import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import ICAL from 'ical.js';
import { installDebianPackage } from 'server-testing/debian-package.mjs';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { makeCalendarAddress } from 'shared-contract/documents/endpoints';

/** Debian's, which has the package's modules; another Python first in PATH may not. */
const PYTHON = '/usr/bin/python3';
const PACKAGE = '/usr/lib/python3/dist-packages/icalendar';

/** Prints [uid, title, start, end] of each entry; a day as it is written, an instant in seconds since 1970. */
const PROGRAM = `
import json, sys
from datetime import datetime
from icalendar import Calendar
when = lambda part: int(part.dt.timestamp()) if isinstance(part.dt, datetime) else part.dt.isoformat()
calendar = Calendar.from_ical(sys.stdin.buffer.read())
events = calendar.walk('VEVENT')
assert not any(event.errors for event in events), [event.errors for event in events]
print(json.dumps([[str(e['UID']), str(e['SUMMARY']), when(e['DTSTART']), when(e['DTEND'])] for e in events]))
`;

const momentOf = (time: ICAL.Time): number | string =>
  time.isDate ? time.toString() : Math.floor(time.toJSDate().getTime() / 1000);

let portal: TestPortal;
beforeAll(async () => {
  if (!existsSync(PACKAGE)) installDebianPackage('python3-icalendar');
  portal = await openTestPortal();
}, 800_000);
afterAll(() => portal.close());

test('icalendar, the parser of Python’s servers, understands what ical.js does', async () => {
  const camille = await portal.as('230101');
  const { pathname } = new URL((await camille.post(url(makeCalendarAddress))).json().Adresse);
  const { body } = await portal.browse().get(pathname);
  const { stdout, stderr } = spawnSync(PYTHON, ['-c', PROGRAM], { input: body, encoding: 'utf8' });
  expect(stderr).toBe('');

  const calendar = new ICAL.Component(ICAL.parse(body));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const ours = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map((event) => [event.uid, event.summary, momentOf(event.startDate), momentOf(event.endDate)]);
  expect(ours.length).toBeGreaterThan(5);
  expect(JSON.parse(stdout)).toEqual(ours);
});
