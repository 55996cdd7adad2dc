import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { USUAL_ACTS } from 'shared-contract/gestion/gestion';
import { staffAccounts } from 'shared-contract/staff-accounts/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { accountSchool, anAccount, OWN } from '../testing/accounts';
import { ACCOUNT_TEXTS } from '../texts/accounts';
import AccountsPage from './accounts.page';

const texts = ACCOUNT_TEXTS;

const NADIA = anAccount();
const GONE = anAccount({
  CompteID: 8,
  Username: 'p.roux',
  NomAffiche: 'Paul Roux',
  Actif: false,
  Bureau: false,
});

const session = aSession({
  infos: anInfos({ student: false, admin: true, Username: 'admin', EtudiantMatricule: null }),
  dashboard: null,
});

const show = () => renderPage(<AccountsPage />, { session });
const row = (name: RegExp) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('region', { name: texts.panel.region }));
const box = (one: Awaited<ReturnType<typeof panel>>, name: RegExp) => one.findByRole('checkbox', { name });

describe('/gestion/comptes', () => {
  it('lists who works at the school: function, account, rights, sections, last sign-in', async () => {
    accountSchool([NADIA, OWN, GONE]);
    const { container } = show();
    const nadia = await row(/^Nadia Aksoy/);
    expect(nadia).toHaveTextContent('Secrétariat de gestion · n.aksoy');
    expect(nadia).toHaveTextContent(/Bureau.: BGE/);
    expect(nadia).toHaveTextContent('Dernière connexion le 20 novembre 2026');
    expect(await row(/^Idriss Ouali \(vous\)/)).toHaveTextContent('Administration');
    expect(await row(/^Paul Roux/)).toHaveTextContent(texts.withdrawn);
    await expectNoAxeViolations(container);
  });

  it('finds one, and says where nothing is found', async () => {
    accountSchool([NADIA, OWN]);
    show();
    await row(/^Nadia/);
    const search = screen.getByRole('searchbox', { name: texts.search });
    await userEvent.type(search, 'nadia');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Idriss/ })).toBeNull());
    await userEvent.type(search, 'x');
    expect(await screen.findByText(texts.none)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(await row(/^Idriss/)).toBeVisible();
  });

  it('says that the accounts could not be read', async () => {
    network.use(http.get(apiUrl(staffAccounts), () => new HttpResponse(null, { status: 500 })));
    show();
    expect(await screen.findByText(texts.error)).toBeVisible();
  });

  it('sends what was seen with what is wanted, and goes back to the row', async () => {
    const acts = accountSchool([NADIA, OWN]);
    show();
    await userEvent.click(await row(/^Nadia/));
    const one = await panel();
    await userEvent.click(await box(one, /^Vérifications/));
    await userEvent.click(await box(one, /\(MGE\)$/));
    await userEvent.click(one.getByRole('button', { name: texts.panel.save }));
    const { Valeurs } = NADIA;
    const Apres = { ...Valeurs, Droits: ['verifications'], Sections: ['BGE', 'MGE'] };
    await waitFor(() => expect(acts).toEqual([['5', { Avant: Valeurs, Apres }]]));
    await waitFor(async () => expect(await row(/^Nadia/)).toHaveFocus());
    expect(screen.queryByRole('region', { name: texts.panel.region })).toBeNull();
  });

  it('keeps what was chosen where somebody else was first, beside what she did', async () => {
    const Valeurs = { ...NADIA.Valeurs, Fonction: 'Archives' };
    accountSchool([NADIA, OWN], { meanwhile: { ...NADIA, Valeurs } });
    show();
    await userEvent.click(await row(/^Nadia/));
    const one = await panel();
    await userEvent.click(await box(one, /^Administration/));
    await userEvent.click(one.getByRole('button', { name: texts.panel.save }));
    await waitFor(() => expect(one.getByRole('textbox', { name: /^Fonction/ })).toHaveValue('Archives'));
    expect(await box(one, /^Administration/)).toBeChecked();
  });

  it('adds one, whose first section brings what most do there', async () => {
    const acts = accountSchool([NADIA, OWN]);
    show();
    await row(/^Nadia/);
    await userEvent.click(screen.getByRole('button', { name: texts.add }));
    const one = await panel();
    await userEvent.click(await one.findByRole('button', { name: texts.panel.add }));
    expect(await one.findAllByText(/Écrivez l’identifiant/)).not.toHaveLength(0);
    await userEvent.type(
      one.getByRole('textbox', { name: new RegExp(`^${texts.panel.account}`) }),
      'l.dubois',
    );
    await userEvent.click(await box(one, /\(BGE\)$/));
    await userEvent.click(one.getByRole('button', { name: texts.panel.add }));
    await waitFor(() =>
      expect(acts).toEqual([
        expect.objectContaining({ Username: 'l.dubois', Sections: ['BGE'], Actes: [...USUAL_ACTS] }),
      ]),
    );
  });

  it('asks before an account is withdrawn', async () => {
    const acts = accountSchool([NADIA, OWN]);
    show();
    await userEvent.click(await row(/^Nadia/));
    await userEvent.click(await (await panel()).findByRole('button', { name: texts.panel.withdraw }));
    const question = within(await screen.findByRole('dialog'));
    expect(acts).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: texts.panel.withdraw }));
    await waitFor(() => expect(acts).toEqual([['withdraw', '5', { Avant: NADIA.Valeurs }]]));
  });

  it('leaves to others one’s own administration, and to the provider what its groups give', async () => {
    accountSchool([NADIA, OWN], { list: { DroitsDesGroupes: ['programmes'] } });
    show();
    await userEvent.click(await row(/^Idriss/));
    const one = await panel();
    expect(await box(one, /^Administration/)).toBeDisabled();
    expect(await box(one, /^Direction des programmes/)).toBeDisabled();
    expect(await box(one, /^Vérifications/)).toBeEnabled();
    expect(one.queryByRole('button', { name: texts.panel.withdraw })).toBeNull();
  });

  it('asks before what was typed is lost', async () => {
    accountSchool([NADIA, OWN]);
    show();
    await userEvent.click(await row(/^Nadia/));
    await userEvent.click(await box(await panel(), /^Vérifications/));
    await userEvent.click(await row(/^Idriss/));
    expect(await screen.findByRole('dialog', { name: texts.leaving.title })).toBeVisible();
  });
});
