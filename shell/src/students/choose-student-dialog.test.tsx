import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer, renderWithSession } from 'shared-auth/testing';
import { viewStudent } from 'shared-contract/security/endpoints';
import { PortalProvider } from 'shared-ui';
import { expectNoAxeViolations } from 'shared-ui/testing';
import ChooseStudentDialog from './choose-student-dialog';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () =>
  renderWithSession(<ChooseStudentDialog onClose={() => {}} />, {
    wrapper: (tree) => <PortalProvider>{tree}</PortalProvider>,
  });

const number = () => screen.getByRole('textbox', { name: 'Matricule de l’étudiant' });
const reason = () => screen.getByRole('textbox', { name: 'Motif de la consultation' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Consulter ce dossier' }));

/** Answers the switch, and keeps what was sent. */
const answer = (reply: () => Response) => {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl(viewStudent), async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  return sent;
};

describe('the choice of a student', () => {
  it('asks for a number and for a reason that means something', async () => {
    const sent = answer(() => new HttpResponse(null, { status: 204 }));
    const { container } = open();
    await send();
    expect(screen.getAllByText('Indiquez un matricule.')).toHaveLength(2);
    expect(screen.getAllByText('Indiquez pourquoi vous consultez ce dossier.')).toHaveLength(2);
    await userEvent.type(number(), '230101');
    await userEvent.type(reason(), 'bof');
    await send();
    expect(screen.getAllByText('Ce texte doit compter au moins 10 caractères.')).toHaveLength(2);
    expect(sent).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('proposes reasons, which can be completed, and sends the words', async () => {
    const sent = answer(() => problemAnswer(503, 'Revenez plus tard.'));
    open();
    await userEvent.type(number(), '230101');
    const proposed = screen.getByRole('group', { name: 'Motifs proposés' });
    await userEvent.click(within(proposed).getByRole('button', { name: 'Question posée par l’étudiant' }));
    await userEvent.type(reason(), ' ce matin');
    await send();
    expect(await screen.findByText('Revenez plus tard.')).toBeVisible();
    expect(sent).toEqual([{ Motif: 'Question posée par l’étudiant ce matin' }]);
  });

  it('shows the server’s own objection to the reason beside it', async () => {
    answer(() =>
      problemAnswer(422, 'Données non valides', {
        errors: [{ path: 'Motif', message: 'Ce texte contient un caractère refusé.' }],
      }),
    );
    open();
    await userEvent.type(number(), '230101');
    await userEvent.type(reason(), 'Suivi du dossier');
    await send();
    expect(await screen.findAllByText('Ce texte contient un caractère refusé.')).toHaveLength(2);
    expect(reason()).toBeInvalid();
  });
});
