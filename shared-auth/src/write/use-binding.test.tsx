import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import {
  apiUrl,
  confirmAct,
  findBindingDialog,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { binds } from 'shared-contract/base/binding';
import { post } from 'shared-contract/base/endpoint';
import type { Question } from 'shared-contract/base/plausibility';
import { PortalProvider } from 'shared-ui';
import { UNADDRESSED_TEXT } from './unaddressed';
import { type UseBindingOptions, useBinding } from './use-binding';
import { useWrite } from './use-write';

const addLine = binds(
  post('/lignes').takes<{ Nom: string; Confirmations: string[] }>().answers<{ ID: number }>(),
);
const URL = apiUrl(addLine);
const LATE = { code: 'tard', text: 'C’est tard : est-ce exact ?' };

interface PageProps extends UseBindingOptions<typeof addLine> {
  questions?: readonly Question[];
}

const Page = ({ questions = [], ...options }: PageProps) => {
  const [outcome, setOutcome] = useState('');
  const { ask, dialog, isAsked } = useBinding(addLine, options);
  const send = async () => {
    const result = await ask({
      title: 'Ajouter ?',
      final: 'Pour de bon.',
      questions,
      body: (Confirmations) => ({ Nom: 'a', Confirmations }),
    });
    setOutcome(`${result.kind} ${JSON.stringify(result.outcome ?? null)}`);
  };
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Ajouter
      </button>
      <output>{`${outcome} ${isAsked}`}</output>
      {dialog}
    </>
  );
};

const server = setupServer();
const notices: Notice[] = [];
let sent: unknown[] = [];

const takes = (answer: () => Response, once = false) =>
  http.post(
    URL,
    async ({ request }) => {
      sent.push(await request.json());
      return answer();
    },
    { once },
  );
const saves = () => takes(() => HttpResponse.json({ ID: 1 }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  notices.length = 0;
  setNotifier((_, notice) => notice && notices.push(notice));
});
afterEach(() => {
  server.resetHandlers();
  setNotifier(() => {});
});
afterAll(() => server.close());

const open = async (props: PageProps = {}) => {
  render(
    <PortalProvider>
      <Page {...props} />
    </PortalProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  return findBindingDialog('Ajouter ?');
};
const outcome = () => screen.getByText(/true$|false$/).textContent;

describe('a binding act', () => {
  it('is sent once it is confirmed, tells its success to the page and closes', async () => {
    server.use(saves());
    const dialog = await open({ success: 'Ajoutée' });
    expect(sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    await waitFor(() => expect(outcome()).toBe('saved null false'));
    expect(sent).toEqual([{ Nom: 'a', Confirmations: [] }]);
    expect(notices).toEqual([{ tone: 'success', title: 'Ajoutée' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
  });

  it('that is given up sends nothing', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(outcome()).toBe('given-up false false');
    expect(sent).toEqual([]);
  });

  it('stays open when it fails, and is sent again from there', async () => {
    server.use(
      takes(() => problemAnswer(503, 'Indisponible'), true),
      saves(),
    );
    const dialog = await open({ failure: 'Impossible.' });
    await confirmAct();
    expect(await dialog.findByText('Impossible.')).toBeVisible();
    expect(notices).toEqual([]);
    await confirmAct();
    await waitFor(() => expect(outcome()).toBe('saved null false'));
    expect(sent).toHaveLength(2);
  });

  it('gives the fields that were refused back to the form', async () => {
    const errors = [{ path: 'Nom', message: 'Trop court.' }];
    server.use(takes(() => problemAnswer(422, 'À corriger.', { errors })));
    const dialog = await open();
    await confirmAct();
    expect(await dialog.findByText('À corriger.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(outcome()).toBe(`refused ${JSON.stringify(errors)} false`));
  });

  it('asks what the server asks besides, and sends both answers', async () => {
    const errors = [
      { path: 'tard', message: LATE.text },
      { path: 'double', message: 'C’est deux fois : est-ce exact ?' },
    ];
    server.use(
      takes(() => problemAnswer(409, 'Confirmez.', { code: 'a_confirmer', errors }), true),
      saves(),
    );
    const dialog = await open({ questions: [LATE] });
    await confirmAct();
    expect(await dialog.findByRole('checkbox', { name: /deux fois/ })).not.toBeChecked();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByText('Confirmez.')).toBeVisible();
    await confirmAct();
    await waitFor(() => expect(outcome()).toBe('saved null false'));
    expect(sent).toEqual([
      { Nom: 'a', Confirmations: ['tard'] },
      { Nom: 'a', Confirmations: ['tard', 'double'] },
    ]);
  });

  it('closes on a refusal after which nothing is left to confirm, and tells the page why', async () => {
    server.use(takes(() => problemAnswer(409, 'Déjà fait.', { code: 'deja_remis' })));
    await open({ closesOn: ({ code }) => code === 'deja_remis' });
    await confirmAct();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices.at(-1)).toMatchObject({ tone: 'error', text: 'Déjà fait.' });
  });

  it('says when no mail tells of it, for want of an address', async () => {
    server.use(takes(() => HttpResponse.json({ ID: 1, Recu: { Numero: 'R-1', SansAdresse: true } })));
    await open({ success: 'Ajoutée.' });
    await confirmAct();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices.at(-1)).toMatchObject({ title: 'Ajoutée.', text: UNADDRESSED_TEXT });
  });

  it('can’t be written at once', () => {
    // @ts-expect-error what binds is asked first
    const inOneClick = () => useWrite(addLine);
    expect(inOneClick).toBeInstanceOf(Function);
  });
});
