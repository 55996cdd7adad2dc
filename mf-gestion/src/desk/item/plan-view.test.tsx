import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { ARRANGEMENT_TEMPLATES, USUAL_ARRANGEMENT } from 'shared-contract/gestion/templates';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aRow } from '../../testing/examples';
import { school } from '../../testing/school';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { PIECE_TEXTS, PLAN_TEXTS } from '../../texts/request/item';
import QueuePage from '../queue/queue.page';

const MANON = aRow({ Genre: 'pai', ID: 9, Objet: 'Plan d’accompagnement à préparer', DocumentID: null });
const ASKED = 'Un tiers de temps en plus.';

const asShown = (text: string) => text.replace(/\s/g, ' ');

const openPlan = async (EstRempli = false) => {
  const acts = school([MANON], { Plan: { Amenagements: ASKED, EstRempli } });
  const view = renderPage(<QueuePage />);
  await userEvent.click(await screen.findByRole('button', { name: /Lambert/ }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Camille Lambert' });
  await waitFor(() => expect(heading).toHaveFocus());
  return { acts, ...view };
};

describe('a support plan to prepare', () => {
  it('shows what is asked to be arranged, no file and no refusal', async () => {
    const { container } = await openPlan();
    expect(screen.getByText(ASKED)).toBeVisible();
    expect(screen.queryByText(PIECE_TEXTS.none)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Refuser/ })).not.toBeInTheDocument();
    await userEvent.keyboard('r');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is made ready by A with what she asked for, which may be changed', async () => {
    const { acts } = await openPlan();
    await userEvent.keyboard('a');
    const dialog = within(screen.getByRole('dialog', { name: DECISION_TEXTS.plan.title('') }));
    expect(dialog.getByRole('textbox', { name: DECISION_TEXTS.arrangements })).toHaveValue(ASKED);
    await userEvent.click(
      dialog.getByRole('radio', { name: new RegExp(ARRANGEMENT_TEMPLATES[0]?.label ?? '') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: DECISION_TEXTS.plan.confirm }));
    await waitFor(() =>
      expect(acts).toEqual([
        [
          'pai',
          '9',
          { Issue: 'accepte', Texte: USUAL_ARRANGEMENT, DocumentID: null, Version: null, Delai: null },
        ],
      ]),
    );
  });

  it('is made ready as it is where its units have arrangements already', async () => {
    const { acts } = await openPlan(true);
    expect(screen.getByText(asShown(PLAN_TEXTS.kept))).toBeVisible();
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(acts).toEqual([
        ['pai', '9', { Issue: 'accepte', Texte: null, DocumentID: null, Version: null, Delai: null }],
      ]),
    );
  });

  it('has its tab for those alone who may prepare one', async () => {
    school([aRow()]);
    const other = renderPage(<QueuePage />);
    await screen.findByRole('button', { name: /Lambert/ });
    expect(screen.queryByRole('button', { name: /^Plans d’accompagnement/ })).not.toBeInTheDocument();
    other.unmount();
    school([MANON]);
    renderPage(<QueuePage />);
    await screen.findByRole('button', { name: /Lambert/ });
    expect(screen.getByRole('button', { name: /^Plans d’accompagnement/ })).toHaveTextContent('1');
  });
});
