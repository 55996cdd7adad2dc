import { runInNewContext } from 'node:vm';
import { DRAWN_ADDRESS } from './drawn-address';

/** Runs the script at an address, in a browser with this Navigation API; tells what it noted. */
const notedAt = (href: string, navigation?: object) => {
  const self: Record<string, unknown> = { navigation };
  runInNewContext(DRAWN_ADDRESS, { self, location: { href }, URL });
  return self['__PORTAL_ADDRESS__'];
};
const HERE = 'https://portail.example/commandes?annee=2026#suite';
const DRAWN = { entry: { url: 'https://portail.example/inscriptions?annee=%C3%A9t%C3%A9' } };

describe('the address of a drawn page', () => {
  it.each([undefined, {}, { activation: null }, { activation: { entry: null } }])(
    'is where it is, without what the server is not told of it, by a browser with %j',
    (navigation) => {
      expect(notedAt(HERE, navigation)).toBe('/commandes?annee=2026');
    },
  );

  it('is what was opened, in a browser that knows it when the history has already moved', () => {
    expect(notedAt(HERE, { activation: DRAWN })).toBe('/inscriptions?annee=%C3%A9t%C3%A9');
  });
});
