import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { draft, forgetDraft, keepDraft } from 'shared-contract/drafts/endpoints';
import { parameters } from 'shared-contract/portal/endpoints';
import { useDraft } from '../drafts/use-draft';
import { useRight, useSession } from '../session/use-session';
import { apiUrl, respondWith } from '../testing/network';
import { renderWithSession } from '../testing/render-with-session';
import { useParameters } from './use-parameters';

const drafts: unknown[] = [];
let deleted = 0;
const server = setupServer(
  http.get(apiUrl(parameters), ({ request }) => {
    const names = new URL(request.url).searchParams.get('parameterNames')?.split(',') ?? [];
    return HttpResponse.json(names.map((Name) => ({ Name, Values: [{ ID: 1, Display: `${Name} 1` }] })));
  }),
  respondWith(draft, null),
  http.put(apiUrl(keepDraft), async ({ request }) => {
    drafts.push(await request.json());
    return HttpResponse.json({ ScreenLocation: 'IDM', Contenu: {}, Date: '2026-11-21T10:00:00Z' });
  }),
  http.delete(apiUrl(forgetDraft), () => {
    deleted += 1;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Lists = () => {
  const { valuesOf, error, mutate } = useParameters(['PaysID', 'SessionID']);
  if (error) {
    return (
      <button type="button" onClick={() => mutate()}>
        Réessayer
      </button>
    );
  }
  return <p>{[...valuesOf('PaysID'), ...valuesOf('SessionID')].map(({ Display }) => Display).join(', ')}</p>;
};

const Typing = () => {
  const { keep, discard, savedAt } = useDraft('IDM');
  return (
    <>
      <button type="button" onClick={() => keep({ title: 'a' })}>
        taper
      </button>
      <button type="button" onClick={discard}>
        envoyer
      </button>
      <p>{savedAt ?? 'rien de gardé'}</p>
    </>
  );
};

const Who = () => {
  const { Username, matricule, isViewing } = useSession();
  return <p>{`${Username} ${matricule} ${isViewing} ${useRight('Contacts', 'Read')}`}</p>;
};

describe('the hooks of remotes', () => {
  it('reads lists by name', async () => {
    renderWithSession(<Lists />);
    expect(await screen.findByText('PaysID 1, SessionID 1')).toBeInTheDocument();
  });

  it('reads lists again after a failure', async () => {
    server.use(http.get(apiUrl(parameters), () => new HttpResponse(null, { status: 500 }), { once: true }));
    renderWithSession(<Lists />);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('PaysID 1, SessionID 1')).toBeInTheDocument();
  });

  it('keeps the last contents after a pause, says since when, and forgets them on success', async () => {
    renderWithSession(<Typing />);
    const key = screen.getByRole('button', { name: 'taper' });
    // Both at once: no pause lies between them, however slow the machine.
    fireEvent.click(key);
    fireEvent.click(key);
    expect(await screen.findByText('2026-11-21T10:00:00Z')).toBeInTheDocument();
    expect(drafts).toEqual([{ Contenu: { title: 'a' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    expect(await screen.findByText('rien de gardé')).toBeInTheDocument();
    expect(deleted).toBe(1);
  });

  it('keeps at once what waits when the screen is left', async () => {
    drafts.length = 0;
    const { unmount } = renderWithSession(<Typing />);
    await userEvent.click(screen.getByRole('button', { name: 'taper' }));
    unmount();
    await waitFor(() => expect(drafts).toEqual([{ Contenu: { title: 'a' } }]));
  });

  it('tells who is signed in and which rights are held', () => {
    renderWithSession(<Who />);
    expect(screen.getByText('230101 230101 false true')).toBeInTheDocument();
  });
});
