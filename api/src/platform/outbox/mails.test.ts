import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from '../../config';
import { mailPicture } from '../../testing/mails/mail-picture';
import { mailsPage, SHEETS } from '../../testing/mails/mails-page';
import { loadInstitution } from '../institution/institution';
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

const cache = join(PORTAL_ROOT, '.cache');
const docs = join(PORTAL_ROOT, 'docs');

test('docs/courriels.md shows each of them', () => {
  const page = mailsPage();
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'courriels.md'), page);
  expect(page.match(/^### /gm)).toHaveLength(Object.keys(MAIL_KINDS).length);
  expect(readFileSync(join(docs, 'courriels.md'), 'utf8')).toBe(page);
});

describe('docs/courriels', () => {
  const { institution } = loadInstitution(join(PORTAL_ROOT, 'institution.json'));
  const sender = { institution, publicUrl: 'https://portail.hedp.example' };

  test.each(Object.entries(SHEETS))('has the picture of %s', (kind, { mail }) => {
    const picture = mailPicture(mail, sender);
    mkdirSync(join(cache, 'courriels'), { recursive: true });
    writeFileSync(join(cache, 'courriels', `${kind}.svg`), picture);
    expect(readFileSync(join(docs, 'courriels', `${kind}.svg`), 'utf8')).toBe(picture);
  });

  it('has no picture of another', () => {
    const pictures = Object.keys(SHEETS).map((kind) => `${kind}.svg`);
    expect(readdirSync(join(docs, 'courriels')).sort()).toEqual(pictures.sort());
  });
});
