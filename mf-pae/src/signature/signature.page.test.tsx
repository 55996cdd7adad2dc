import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  confirmAct,
  findBindingDialog,
  fullAccess,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { programmeToSign } from 'shared-contract/signature/endpoints';
import type { SignaturePae, SignatureUnit } from 'shared-contract/signature/signature';
import { expectNoAxeViolations } from 'shared-ui/testing';
import SignaturePage from './signature.page';

const CALL = apiUrl(programmeToSign);

const unit = (code: string, label: string, ects: number, IsTransfert = false): SignatureUnit => ({
  ConstitutionProgrammeUECode: code,
  ConstitutionProgrammeUELibelle: label,
  ConstitutionProgrammeUEQuadri: 'Q1',
  ConstitutionProgrammeUEECTS: ects,
  IsTransfert,
});
const aList = (change: Partial<SignaturePae> = {}): SignaturePae => ({
  InscriptionID: 7,
  Empreinte: 'a'.repeat(64),
  Items: [unit('ECO1', 'Économie', 5), unit('DRO1', 'Droit', 7.5), unit('ANG1', 'Anglais', 4, true)],
  ReglementEtudes: 'https://ecole.example/reglement',
  ...change,
});

let sent: unknown[] = [];
let notices: Notice[] = [];

const answer = (list: SignaturePae | null) =>
  network.use(
    http.get(CALL, () => (list ? HttpResponse.json(list) : new HttpResponse(null, { status: 204 }))),
  );

beforeEach(() => {
  sent = [];
  notices = [];
  setNotifier((_, notice) => notice && notices.push(notice));
  answer(aList());
  network.use(
    http.get(apiUrl('/events/access'), () => HttpResponse.json(anEventsAccess())),
    http.get(apiUrl('/drafts/SignaturePAE'), () => new HttpResponse(null, { status: 204 })),
    http.delete(apiUrl('/drafts/SignaturePAE'), () => new HttpResponse(null, { status: 204 })),
    http.put(apiUrl('/drafts/SignaturePAE'), () =>
      HttpResponse.json({ ScreenLocation: 'SignaturePAE', Contenu: {}, Date: '2026-11-21T09:00:00Z' }),
    ),
    http.post(CALL, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ Recu: { Numero: 'R-2026-000001', Date: '2026-11-21T09:00:00Z' } });
    }),
  );
});
afterEach(() => setNotifier(() => {}));

const open = (mayWrite = true) => {
  const access = fullAccess().map((right) => ({ ...right, Update: mayWrite }));
  return renderPage(<SignaturePage />, {
    session: aSession({ access, events: anEventsAccess(['AccesSignaturePAE']) }),
    routes: { '/desktop': <h1>Bonjour</h1> },
  });
};

const signButton = () => screen.findByRole('button', { name: 'Signer mon PAE en ligne' });

describe('/evenement/signaturePAE', () => {
  it('waits behind a skeleton', async () => {
    await whileRequestsPending(async () => {
      open();
      expect(screen.getByRole('heading', { level: 1, name: 'Signature du PAE' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('says that the call failed and asks again on « Réessayer »', async () => {
    network.use(http.get(CALL, () => problemAnswer(403, 'Fermé.'), { once: true }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await signButton()).toBeVisible();
  });

  it('shows the units with their total, and those of another diploma apart', async () => {
    const { container } = open();
    const own = await screen.findByRole('table', { name: 'Unités d’enseignement du programme à signer' });
    expect(within(own).getAllByRole('row')).toHaveLength(4);
    expect(within(own).getByRole('row', { name: 'Total 12,5' })).toBeVisible();
    expect(within(own).queryByText('Anglais')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Signature du programme' })).getByText('12,5'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Crédits validés dans un autre diplôme' })).toBeVisible();
    const other = screen.getByRole('table', { name: 'Unités validées dans un autre diplôme' });
    expect(within(other).getByText('Anglais')).toBeVisible();
    expect(screen.getByRole('link', { name: /Règlement des études/ })).toHaveAttribute(
      'href',
      'https://ecole.example/reglement',
    );
    await expectNoAxeViolations(container);
  });

  it('leaves the second table out when nothing was transferred', async () => {
    answer(aList({ Items: [unit('ECO1', 'Économie', 5)] }));
    open();
    await signButton();
    expect(screen.queryByText('Crédits validés dans un autre diplôme')).not.toBeInTheDocument();
  });

  it('signs the list as it was shown, once, says where the receipt is, and goes home', async () => {
    open();
    await userEvent.click(await signButton());
    const dialog = await findBindingDialog(/Signer votre programme annuel/);
    expect(dialog.getByText('12,5 crédits')).toBeVisible();
    expect(sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeVisible();
    expect(sent).toEqual([
      { InscriptionID: 7, Empreinte: 'a'.repeat(64), signature: true, commentaire: null },
    ]);
    expect(notices.map(({ title }) => title)).toEqual(['Sauvegarde réussie !']);
    expect(notices.at(-1)?.text).toContain('R-2026-000001');
  });

  it('is left at once when nothing is to be signed any more', async () => {
    answer(null);
    open();
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeVisible();
  });

  it('shows what changed meanwhile instead of signing', async () => {
    const { container } = open();
    const button = await signButton();
    network.use(
      http.post(CALL, () => problemAnswer(409, 'Votre programme a changé.', { code: 'liste_modifiee' })),
    );
    answer(
      aList({
        Empreinte: 'b'.repeat(64),
        Items: [unit('ECO1', 'Économie', 6), unit('GES1', 'Gestion', 3), unit('ANG1', 'Anglais', 4, true)],
      }),
    );
    await userEvent.click(button);
    await confirmAct();
    const changes = await screen.findByRole('list', { name: 'Ce qui a changé' });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'DRO1 Droit\u00a0: retirée, 7,5\u00a0crédits',
      'ECO1 Économie\u00a0: 5\u00a0crédits avant, 6\u00a0crédits maintenant',
      'GES1 Gestion\u00a0: ajoutée, 3\u00a0crédits',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Signature du programme' })).getByText('9'),
    ).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('goes home when it was signed in another tab', async () => {
    open();
    const button = await signButton();
    network.use(http.post(CALL, () => problemAnswer(409, 'Rien à signer.', { code: 'rien_a_signer' })));
    await userEvent.click(button);
    await confirmAct();
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeVisible();
  });

  it('is read-only for staff who look at the student', async () => {
    open(false);
    await screen.findByRole('table', { name: 'Unités d’enseignement du programme à signer' });
    expect(screen.queryByRole('button', { name: 'Signer mon PAE en ligne' })).not.toBeInTheDocument();
  });
});

describe('a problem', () => {
  it('is written in the comment modal and sent to the coordinator', async () => {
    const { container } = open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Je signale un problème à mon coordinateur' }),
    );
    const modal = within(await screen.findByRole('dialog', { name: 'Commentaire' }));
    await userEvent.click(await modal.findByRole('button', { name: 'Enregistrer' }));
    expect(await modal.findAllByText('Expliquez le problème à votre coordination.')).not.toHaveLength(0);
    await expectNoAxeViolations(container);
    await userEvent.type(modal.getByRole('textbox', { name: /Votre message/ }), 'Il manque un cours.');
    await userEvent.click(modal.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeVisible();
    expect(sent).toEqual([
      {
        InscriptionID: 7,
        Empreinte: 'a'.repeat(64),
        signature: false,
        commentaire: 'Il manque un cours.',
      },
    ]);
  });

  it('is typed at once, and found again after Escape', async () => {
    open();
    const report = { name: 'Je signale un problème à mon coordinateur' };
    await userEvent.click(await screen.findByRole('button', report));
    const field = await screen.findByRole('textbox', { name: /Votre message/ });
    expect(field).toHaveFocus();
    await userEvent.keyboard('Il manque un cours.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', report));
    expect(await screen.findByRole('textbox', { name: /Votre message/ })).toHaveValue('Il manque un cours.');
  });

  it('that the server refuses is corrected at its field', async () => {
    const errors = [{ path: 'commentaire', message: 'Ce texte est trop long.' }];
    network.use(http.post(CALL, () => problemAnswer(422, 'Non valide', { errors })));
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Je signale un problème à mon coordinateur' }),
    );
    const modal = within(await screen.findByRole('dialog', { name: 'Commentaire' }));
    const field = await modal.findByRole('textbox', { name: /Votre message/ });
    await userEvent.type(field, 'Erreur');
    await userEvent.click(modal.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Ce texte est trop long\./);
  });

  it('that could not be sent stays in the modal', async () => {
    network.use(http.post(CALL, () => HttpResponse.error()));
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Je signale un problème à mon coordinateur' }),
    );
    const modal = within(await screen.findByRole('dialog', { name: 'Commentaire' }));
    await userEvent.type(await modal.findByRole('textbox', { name: /Votre message/ }), 'Erreur');
    await userEvent.click(modal.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(notices.at(-1)?.tone).toBe('error'));
    expect(modal.getByRole('textbox', { name: /Votre message/ })).toHaveValue('Erreur');
  });
});
