import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { pathOf } from 'shared-contract/base/endpoint';
import { draft } from 'shared-contract/drafts/endpoints';
import { noticeSchool } from '../testing/notice-school';
import { aDesk } from '../testing/notices';
import { NOTICE_TEXTS } from '../texts/notices';
import NoticesPage from './notices.page';

const texts = NOTICE_TEXTS;

const writing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Écrire/ }));
  return within(await screen.findByRole('form', { name: texts.editor.form }));
};

describe('a new notice', () => {
  it('names how many will read it on the button, and is taken back before anybody does', async () => {
    const acts = noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    const form = await writing();
    const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    fill(form.getByRole('textbox', { name: texts.editor.title }), 'Bloque');
    fill(form.getByRole('textbox', { name: texts.editor.text }), 'Lundi 14');
    await userEvent.click(form.getByRole('checkbox', { name: 'Bachelier en gestion' }));
    await userEvent.click(await form.findByRole('button', { name: /^Publier pour 1.284.étudiants$/ }));
    const undo = within(await screen.findByRole('region', { name: texts.undo.region }));
    expect(await undo.findByText(/est publié pour 1.284.étudiants/)).toBeVisible();
    expect(undo.getByText(/^Personne ne le lit encore/)).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(acts).toContainEqual(['withdraw', '21', { Version: 4 }]));
    const again = within(await screen.findByRole('form', { name: texts.editor.form }));
    expect(again.getByRole('textbox', { name: texts.editor.title })).toHaveValue(
      'Bibliothèque ouverte le dimanche',
    );
    expect(screen.queryByRole('region', { name: texts.undo.region })).not.toBeInTheDocument();
  });

  it('says at its head that it is an earlier draft, which can be left', async () => {
    noticeSchool(aDesk());
    network.use(
      http.get(apiUrl(pathOf(draft, { ScreenLocation: 'Gestion' })), () =>
        HttpResponse.json({
          ScreenLocation: 'Gestion',
          Contenu: { AnnonceLibelle: 'Commencé hier' },
          Date: '2026-11-22T09:49:00.000Z',
        }),
      ),
    );
    renderPage(<NoticesPage />);
    const form = await writing();
    expect(form.getByRole('textbox', { name: texts.editor.title })).toHaveValue('Commencé hier');
    expect(screen.getByText(/^Brouillon repris du .*10.h.49$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.editor.draftDrop }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: texts.editor.title })).toHaveValue(''));
    expect(screen.queryByText(/^Brouillon repris/)).not.toBeInTheDocument();
  });
});
