import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from 'server-kernel/config';
import { mailsPage, SHEETS } from 'server-testing/mails/mails-page';
import { MAIL_KINDS } from './mail-kinds';

/** Words of health and of marks, in any mail's subject or text. */
const SENSITIVE =
  /santé|médic|malad|handicap|inclusi|aménagement|accompagnement|\bPAI\b|diagnos|dyslex|certificat|\bnotes?\b|\bcotes?\b|\/\s?20\b|\bpoints?\b|résultat|échec|échou|ajourn|délibér/i;

describe.each(Object.entries(SHEETS))('the mail %s', (kind, { mail, when }) => {
  it('is one of the list, and says when it leaves', () => {
    expect(mail.kind).toBe(kind);
    expect(Object.keys(MAIL_KINDS)).toContain(kind);
    expect(when).not.toBe('');
  });

  it('tells nothing of health or of marks', () => {
    expect(`${kind}\n${mail.subject}\n${mail.text}\n${mail.path}`).not.toMatch(SENSITIVE);
  });

  it('holds no free word', () => {
    expect(mail.text).not.toContain('mot libre');
  });
});

test('docs/courriels.md shows each of them', () => {
  const page = mailsPage();
  const cache = join(PORTAL_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'courriels.md'), page);
  expect(page.match(/^### /gm)).toHaveLength(Object.keys(MAIL_KINDS).length);
  expect(readFileSync(join(PORTAL_ROOT, 'docs', 'courriels.md'), 'utf8')).toBe(page);
});
