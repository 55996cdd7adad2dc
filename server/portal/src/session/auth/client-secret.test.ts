import { clientSecretBasic } from './client-secret';

const sent = (id: string, secret: string): string => {
  const headers = new Headers();
  const server = { issuer: 'https://fournisseur.exemple' };
  void clientSecretBasic(secret)(server, { client_id: id }, new URLSearchParams(), headers);
  const [, credentials = ''] = /^Basic (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return Buffer.from(credentials, 'base64').toString();
};

test('a secret of letters, digits and - . _ is the same to a provider that decodes and to one that does not', () => {
  expect(sent('portail-etudiant.v2', 'Ab_9-c.d')).toBe('portail-etudiant.v2:Ab_9-c.d');
});

test('what would be read otherwise is encoded as a form is', () => {
  expect(sent('a:b', 'é %+/=')).toBe('a%3Ab:%C3%A9+%25%2B%2F%3D');
});
