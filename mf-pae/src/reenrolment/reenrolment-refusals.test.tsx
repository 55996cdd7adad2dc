import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { apiUrl, confirmAct, findBindingDialog, problemAnswer } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { saveGrant } from 'shared-contract/reinscription/endpoints';
import { heading, openWizard, press, server } from '../testing/reenrolment';

describe('a refusal', () => {
  it('of the last step keeps the page, says why, and is judged anew once mended', async () => {
    const refused: (string | null)[] = [];
    network.use(
      http.post(
        apiUrl(saveGrant),
        ({ request }) => {
          refused.push(request.headers.get('idempotency-key'));
          return problemAnswer(412, 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".');
        },
        { once: true },
      ),
    );
    openWizard();
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    await press('Suivant');
    await confirmAct();
    const said = 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".';
    expect(await (await findBindingDialog()).findByText(said)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await heading('Demande de bourse')).toBeVisible();
    await press('Suivant');
    await confirmAct();
    await waitFor(() => expect(server.sent.at(-1)?.path).toBe('Reinscription03'));
    expect(refused).toEqual([expect.any(String)]);
    expect(server.sent.at(-1)?.key).not.toBe(refused[0]);
  });

  it('of one answer is said at its field', async () => {
    const errors = [{ path: 'BourseNumBourse', message: 'Ce numéro n’est pas d’une bourse.' }];
    network.use(http.post(apiUrl(saveGrant), () => problemAnswer(422, 'Non valide', { errors })));
    openWizard();
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    await userEvent.click(await screen.findByRole('radio', { name: 'Oui' }));
    const number = screen.getByRole('textbox', { name: /Numéro de bourse/ });
    await userEvent.type(number, '12');
    await press('Suivant');
    await confirmAct();
    expect(await (await findBindingDialog()).findByText('Non valide')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(number).toBeInvalid());
    expect(number).toHaveAccessibleDescription(/Ce numéro n’est pas d’une bourse\./);
    expect(number).toHaveValue('12');
  });

  it('that says that it is finished in another tab leads to the programme', async () => {
    openWizard();
    network.use(
      http.post(apiUrl(saveGrant), () => {
        server.events = { ...server.events, FirstAccesReinscription: false };
        return problemAnswer(409, 'Terminée.', { code: 'reinscription_terminee' });
      }),
    );
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    await press('Suivant');
    await confirmAct();
    expect(await screen.findByRole('heading', { name: 'Mon PAE' })).toBeVisible();
  });
});
