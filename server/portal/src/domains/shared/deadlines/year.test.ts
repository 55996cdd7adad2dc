import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from 'server-kernel/config';
import { readYear, yearPage } from 'server-testing/deadlines-year';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { withoutPadding } from 'server-testing/without-padding';

/** Every persona of the contract (CONTRACT §4). */
const PERSONAS = [
  ...['230101', '230102', '230103', '230104', '230105', '230106', '230107', '230108', '230109'],
  ...['210201', '210202', '210203', '210204', '210205'],
  ...['220301', '220302', '220303', '220304', '220305', '220306', '220307', '220308'],
  ...['visiteur', 'verificateur', 'secretariat', 'programmes', 'admin'],
];

/** The registrations are open; the January session has begun; the June session is half over. */
const INSTANTS = ['2026-11-23T10:00:00Z', '2027-01-08T10:00:00Z', '2027-06-14T10:00:00Z'];

const TITLE = `# Les échéances de chaque compte de démonstration

Ce que chaque compte lit dans «\u00a0Mes échéances\u00a0», à trois instants de l’année, si personne ne fait rien entre eux.
Un test déplace l’horloge et compare\u00a0; quand une règle change, il dépose la nouvelle page dans \`.cache/echeances.md\`,
à relire avant de la copier ici.`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

test('each persona reads what docs/echeances.md says, at three instants of the year', async () => {
  const page = yearPage(TITLE, await readYear(portal, PERSONAS, INSTANTS), INSTANTS);
  mkdirSync(join(PORTAL_ROOT, '.cache'), { recursive: true });
  writeFileSync(join(PORTAL_ROOT, '.cache', 'echeances.md'), page);
  expect(withoutPadding(page)).toBe(
    withoutPadding(readFileSync(join(PORTAL_ROOT, 'docs', 'echeances.md'), 'utf8')),
  );
});
