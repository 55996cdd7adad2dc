import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORTAL_ROOT } from '../config';
import { loadInstitution, parseInstitution } from './institution';

const own = JSON.parse(readFileSync(join(PORTAL_ROOT, 'institution.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'portail-ecole-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'institution.json');
const parse = (settings: object) => parseInstitution({ ...own, ...settings }, file);

const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>';

test('a school has the links that it names, with a picture of their kind', () => {
  const links = [
    { name: 'Webmail', url: 'https://mail.example', kind: 'mail' },
    { name: 'Moodle', url: 'https://moodle.example', kind: 'courses' },
    { name: 'Intranet', url: 'https://intranet.example' },
    { name: 'Cantine', url: '/cantine' },
  ];
  expect(parse({ links }).institution.services).toEqual([
    { label: 'Webmail', href: 'https://mail.example', icon: 'mail' },
    { label: 'Moodle', href: 'https://moodle.example', icon: 'book-open' },
    { label: 'Intranet', href: 'https://intranet.example', icon: 'globe' },
    { label: 'Cantine', href: '/cantine', icon: 'globe' },
  ]);
  expect(parse({ links: [] }).institution.services).toEqual([]);
});

test('the three links of before keep their names and places', () => {
  const { links, services } = parse({}).institution;
  expect(links).toEqual(own.links);
  expect(services.map(({ label, icon }) => [label, icon])).toEqual([
    ['E-mail', 'mail'],
    ['Discussion', 'messages-square'],
    ['Horaire', 'calendar-days'],
  ]);
});

test.each<[object, string]>([
  [{ name: '' }, '/name\u00a0: écrivez un texte de 1 à 500 signes (il y a "")'],
  [
    { brandColor: 'rouge' },
    '/brandColor\u00a0: écrivez une couleur, # et six signes\u00a0: #0c6a72 (il y a "rouge")',
  ],
  [
    { logo: 'logo.gif' },
    '/logo\u00a0: écrivez le nom d’un fichier posé à côté de celui-ci, logo.svg, ou null (il y a "logo.gif")',
  ],
  [{ logo: '../logo.svg' }, '/logo\u00a0: écrivez le nom d’un fichier'],
  [
    { links: { ...own.links, moodle: 'https://m.example' } },
    '/links/moodle\u00a0: ce réglage n’est pas connu',
  ],
  [{ links: [{ name: 'Moodle' }] }, '/links/0/url\u00a0: ce réglage manque'],
  [
    { links: [{ name: 'Moodle', url: 'moodle.example' }] },
    '/links/0/url\u00a0: écrivez une adresse qui commence par https://, mailto: ou /',
  ],
  [
    { links: [{ name: 'M', url: 'https://m.example', kind: 'x' }] },
    '/links/0/kind\u00a0: écrivez mail, chat',
  ],
  [{ links: 'https://m.example' }, '/links\u00a0: écrivez un objet, { … } (il y a "https://m.example")'],
  [
    { iban: 'BE68 5390' },
    '/iban\u00a0: écrivez le pays, la clé et le compte, sans espace\u00a0: BE68539007547034',
  ],
  [{ contact: { ...own.contact, email: 'secretariat' } }, '/contact/email\u00a0: écrivez une adresse e-mail'],
  [
    { authorities: { privacy: { name: 'CNIL', url: 'cnil.fr' } } },
    '/authorities/privacy/url\u00a0: écrivez une adresse qui commence par https://',
  ],
  [{ authorities: { privacy: { address: 'Paris' } } }, '/authorities/privacy/name\u00a0: ce réglage manque'],
  [{ authorities: { police: {} } }, '/authorities/police\u00a0: ce réglage n’est pas connu'],
  [
    { accessibilityContact: { name: 'Accueil', email: 'acces' } },
    '/accessibilityContact/email\u00a0: écrivez une adresse e-mail',
  ],
  [{ authorities: 'CNIL' }, '/authorities\u00a0: écrivez un objet, { … } (il y a "CNIL")'],
  [{ social: {} }, '/social\u00a0: écrivez une liste, [ … ] (il y a {})'],
  [{ reminders: '8 h' }, '/reminders\u00a0: écrivez un objet, { … }'],
])('%j is refused with its field, its value and what to write', (settings, said) => {
  expect(() => parse(settings)).toThrow(said);
});

test('an account with a wrong key is remarked, and taken as it is', () => {
  const { institution, warnings } = parse({ iban: 'BE68539007547035' });
  expect(institution.iban).toBe('BE68539007547035');
  expect(warnings).toEqual([expect.stringContaining('/iban\u00a0: la clé de BE68539007547035')]);
  expect(parse({ iban: 'FR1420041010050500013M02606' }).warnings).toEqual([]);
});

test('an authority that the school names is kept as it is, and none stays none', () => {
  const privacy = { name: 'CNIL', address: '3 place de Fontenoy, 75007 Paris', url: 'https://www.cnil.fr' };
  expect(parse({ authorities: { privacy } }).institution.authorities).toEqual({ privacy });
  expect(parse({}).institution).not.toHaveProperty('authorities');
});

test('no fault is in English, whatever a field holds', () => {
  const paths = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...paths(one, [...path, key])])
      : [];
  const broken = (value: unknown, [key = '', ...rest]: string[], by: unknown): unknown => ({
    ...(value as object),
    [key]: rest.length === 0 ? by : broken((value as Record<string, unknown>)[key], rest, by),
  });
  for (const path of paths(own).filter(([first]) => first !== 'social'))
    for (const by of [7, null, true, [], {}, 'x y', '']) {
      const content = broken(own, path, by);
      let said = '';
      try {
        parseInstitution(content, file);
      } catch (error) {
        said = String(error);
      }
      expect(said).not.toMatch(/expected|required|unexpected/i);
    }
});

test('a file that is no JSON is told with its place, and one that is not there with what to do', () => {
  writeFileSync(file, '{\n  "name": "École"\n  "product": "Portail"\n}');
  expect(() => loadInstitution(file)).toThrow(/JSON, ligne 3, colonne 3/);
  expect(() => loadInstitution(join(folder, 'autre.json'))).toThrow('docs/institution.md');
  writeFileSync(file, Buffer.from(JSON.stringify({ ...own, name: 'École du Léman' }), 'latin1'));
  expect(() => loadInstitution(file)).toThrow(/n’est pas en UTF-8/);
  writeFileSync(file, `\ufeff${JSON.stringify(own)}`);
  expect(loadInstitution(file).institution.name).toBe(own.name);
});

test.each<[string, string | Buffer, string]>([
  ['logo.svg', SVG, 'image/svg+xml'],
  ['logo.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
  ['embleme.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
  ['logo.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
])('%s beside the file is served as what it is', (name, content, type) => {
  writeFileSync(join(folder, name), content);
  const { institution, logo, warnings } = parse({ logo: name });
  expect(warnings).toEqual([]);
  expect(logo).toMatchObject({ type, path: `/ecole/${name}` });
  expect(institution.logo).toMatch(new RegExp(`^/ecole/${name}\\?v=[0-9a-f]{8}$`));
});

test('a logo that can’t be served leaves the portal’s mark, and is told', () => {
  writeFileSync(join(folder, 'page.svg'), '<html><script>alert(1)</script></html>');
  for (const logo of ['absent.svg', 'page.svg']) {
    const school = parse({ logo });
    expect(school.institution.logo).toBeNull();
    expect(school.warnings).toEqual([expect.stringContaining(logo)]);
  }
});
