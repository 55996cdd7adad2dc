import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { assignItem, deskQueue } from 'shared-contract/gestion/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aQueue, aRow, ME, PAUL } from '../../testing/examples';
import { focusOn, school } from '../../testing/school';
import { ASSIGN_TEXTS } from '../../texts/assign';
import { HOLDER_TEXTS, QUEUE_TEXTS } from '../../texts/queue';
import { DECISION_TEXTS } from '../../texts/request/decision';
import QueuePage from '../queue/queue.page';

const CAMILLE = aRow();
const NORA = aRow({ ID: 13, Nom: 'Moreau', Prenom: 'Nora', AttribueeA: PAUL });
const HUGO = aRow({
  Genre: 'intervention',
  ID: 7,
  Nom: 'Delvaux',
  Prenom: 'Hugo',
  Objet: 'Intervention demandée',
});

const texts = ASSIGN_TEXTS;

const row = (name: RegExp) => screen.findByRole('button', { name });

describe('who looks after a request', () => {
  it('is said on its row, and beside it once it is open', async () => {
    school([CAMILLE, NORA]);
    const { container } = renderPage(<QueuePage />);
    expect(await row(/Moreau, Nora.*Attribuée à Paul Marchal/)).toHaveTextContent(/PM/);
    expect(screen.getByRole('button', { name: /Lambert/ })).not.toHaveAccessibleName(/Attribuée/);
    await userEvent.click(screen.getByRole('button', { name: /Moreau/ }));
    expect(await screen.findByText(HOLDER_TEXTS.held(PAUL.Nom), { selector: 'p' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is oneself by G, on the row that has the focus and on what is open', async () => {
    school([CAMILLE, NORA]);
    renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('g');
    expect(await row(/Lambert.*Attribuée à vous/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Moreau/ }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Nora Moreau' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('g');
    expect(await screen.findByText(HOLDER_TEXTS.mine, { selector: 'p' })).toBeVisible();
  });

  it('is a colleague or nobody by Shift and G, of several of any kind at once', async () => {
    school([CAMILLE, NORA, HUGO]);
    const { container } = renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('x{ArrowDown}x{Shift>}g{/Shift}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Attribuer les 2.demandes$/ }));
    const names = dialog.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(names).toEqual([`${texts.me(ME.Nom)}${ME.Fonction}`, PAUL.Nom, texts.nobody]);
    await expectNoAxeViolations(container);
    await userEvent.click(dialog.getByRole('radio', { name: PAUL.Nom }));
    await userEvent.click(dialog.getByRole('button', { name: texts.act }));
    expect(await row(/Lambert.*Attribuée à Paul Marchal/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('checkbox', { name: /Delvaux/ }));
    const bar = within(screen.getByRole('region', { name: DECISION_TEXTS.batch.region }));
    expect(bar.queryByRole('button', { name: /^Accepter/ })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: texts.act }));
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^Vous \\(${ME.Nom}\\)`) }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.act }));
    expect(await row(/Delvaux.*Attribuée à vous/)).toBeVisible();
  });

  it('is asked by Shift and G while the last answer is still read again, and stays asked', async () => {
    school([CAMILLE, NORA]);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    network.use(
      http.get(apiUrl(deskQueue), async () => {
        await late;
        return HttpResponse.json(aQueue([{ ...CAMILLE, AttribueeA: ME }, NORA]));
      }),
    );
    await userEvent.keyboard('g{ArrowDown}{Shift>}g{/Shift}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Attribuer/ }));
    expect(dialog.getByRole('button', { name: texts.act })).toBeDisabled();
    answer();
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.act })).toBeEnabled());
    expect(dialog.getByRole('radio', { name: PAUL.Nom })).toBeChecked();
  });

  it('is read again where a colleague took it meanwhile', async () => {
    let isTaken = false;
    school([CAMILLE]);
    network.use(
      http.get(apiUrl(deskQueue), () =>
        HttpResponse.json(aQueue([isTaken ? { ...CAMILLE, AttribueeA: PAUL } : CAMILLE])),
      ),
      http.put(apiUrl(assignItem), async ({ request }) => {
        expect(await request.json()).toEqual({ CompteID: 5, Vue: null });
        isTaken = true;
        return problemAnswer(409, 'Cette demande est maintenant attribuée à Paul Marchal.');
      }),
    );
    renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('g');
    expect(await row(/Lambert.*Attribuée à Paul Marchal/)).toBeVisible();
  });

  it('narrows the queue, with how many are one’s own and nobody’s', async () => {
    const asked: (string | null)[] = [];
    school([CAMILLE, NORA]);
    network.use(
      http.get(apiUrl(deskQueue), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('attribution'));
        return HttpResponse.json(aQueue([CAMILLE, NORA]));
      }),
    );
    renderPage(<QueuePage />);
    await row(/Lambert/);
    const filter = screen.getByRole('combobox', { name: QUEUE_TEXTS.holders });
    const options = within(filter).getAllByRole('option', { hidden: true });
    expect(options.map((one) => one.textContent)).toEqual([
      QUEUE_TEXTS.anybody,
      'À moi (0)',
      'À personne (1)',
    ]);
    await userEvent.selectOptions(filter, 'À personne (1)');
    await waitFor(() => expect(asked.at(-1)).toBe('personne'));
  });
});
