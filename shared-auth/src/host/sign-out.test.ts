import { HttpResponse, http } from 'msw';
import { isSignOutPending } from 'shared-contract/security/sign-out';
import { network } from '../testing/remote';
import { signOut } from './actions';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = 'deconnexion=;path=/;max-age=0';
});

it('a sign-out without network resolves, and waits for the next request', async () => {
  network.use(http.post('*/auth/logout', () => HttpResponse.error()));
  await signOut();
  expect(isSignOutPending(document.cookie)).toBe(true);
});

it('a sign-out says so before it asks: a page that is closed meanwhile is signed out all the same', async () => {
  let isSaidFirst = false;
  network.use(
    http.post('*/auth/logout', () => {
      isSaidFirst = isSignOutPending(document.cookie);
      return HttpResponse.json({ connected: false, redirect: null });
    }),
  );
  await signOut();
  expect(isSaidFirst).toBe(true);
});

it('a sign-out leads on to where the identity provider ends its own session', async () => {
  const redirect = 'https://id.example/logout?id_token_hint=abc';
  network.use(http.post('*/auth/logout', () => HttpResponse.json({ connected: false, redirect })));
  expect(await signOut()).toBe(redirect);
});

it.each([
  ['does not exist', () => HttpResponse.json({ connected: false, redirect: null })],
  ['is not known, as nothing answered', () => HttpResponse.error()],
  ['is not known, as the answer can’t be read', () => HttpResponse.text('Bonjour')],
])('a sign-out leads nowhere when the provider’s page %s', async (_, answer) => {
  network.use(http.post('*/auth/logout', answer));
  expect(await signOut()).toBeNull();
});
