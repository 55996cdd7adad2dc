import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { deskNotice, deskNotices, rewriteNotice } from 'shared-contract/notices/endpoints';
import { NOTICE_MESSAGES } from 'shared-contract/notices/schemas';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { noticeSchool } from '../testing/notice-school';
import { aDesk, aNotice } from '../testing/notices';
import { NOTICE_TEXTS } from '../texts/notices';
import NoticesPage from './notices.page';

const texts = NOTICE_TEXTS;

const tab = (name: RegExp) => screen.findByRole('button', { name });
const writing = async () => {
  await userEvent.click(await tab(/^Écrire/));
  return within(await screen.findByRole('form', { name: texts.editor.form }));
};
const opening = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('form', { name: texts.editor.form }));
};

describe('/gestion/valves', () => {
  it('lists what is published, to come and withdrawn, with whom each is for', async () => {
    noticeSchool(aDesk());
    const { container } = renderPage(<NoticesPage />);
    const list = within(await screen.findByRole('list', { name: texts.lists.publie }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    expect(list.getByText(/Toute l’école · paru le 20\snovembre à 9\sh/)).toBeVisible();
    expect(list.getByText(texts.urgent)).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(await tab(/^Programmés/));
    expect(screen.getByText(/Bachelier en gestion, B3 · paraît le 14\sdécembre à 8\sh/)).toBeVisible();
    await userEvent.click(await tab(/^Retirés/));
    expect(screen.getByText(texts.none.retire)).toBeVisible();
  });

  it('is written with its tools, and seen as it will be read', async () => {
    noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    const form = await writing();
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: texts.editor.text });
    fireEvent.change(text, { target: { value: 'lundi 14' } });
    text.setSelectionRange(0, 8);
    await userEvent.click(form.getByRole('button', { name: texts.editor.strong }));
    expect(text).toHaveValue('**lundi 14**');
    fireEvent.change(form.getByRole('textbox', { name: texts.editor.title }), {
      target: { value: 'Bloque' },
    });
    const preview = within(screen.getByRole('region', { name: texts.preview.label }));
    expect(preview.getByText('lundi 14').tagName).toBe('STRONG');
    expect(preview.getByText('Bloque')).toBeVisible();
  });

  it('is aimed at sections and their years of study, and says how many will read it', async () => {
    const acts = noticeSchool(aDesk());
    const { container } = renderPage(<NoticesPage />);
    const form = await writing();
    await userEvent.click(form.getByRole('checkbox', { name: 'Bachelier en gestion' }));
    expect(form.queryByRole('checkbox', { name: 'M1' })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('checkbox', { name: 'B2' }));
    expect(await form.findByText(/1.284.étudiants liront cet avis/)).toBeVisible();
    expect(acts).toContain('readers 1 B2');
    await expectNoAxeViolations(container);
  });

  it('is sent for the moment that was chosen', async () => {
    const acts = noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    const form = await writing();
    const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    fill(form.getByRole('textbox', { name: texts.editor.title }), 'Bloque');
    fill(form.getByRole('textbox', { name: texts.editor.text }), 'Lundi 14');
    fill(form.getByRole('textbox', { name: /^Publier (?!.*Heure)/ }), '14/12/2026');
    fill(form.getByRole('textbox', { name: /^Publier.*Heure$/ }), '8 h');
    await userEvent.click(form.getByRole('checkbox', { name: 'Bachelier en gestion' }));
    await userEvent.click(form.getByRole('button', { name: /^Programmer pour le 14\sdécembre à 8\sh/ }));
    await screen.findByRole('list', { name: texts.lists.publie });
    expect(acts).toContainEqual({
      AnnonceLibelle: 'Bloque',
      Texte: 'Lundi 14',
      EcoleEntiere: false,
      Sections: [1],
      Blocs: [],
      Debut: '2026-12-14T07:00:00.000Z',
      Fin: null,
      Urgente: false,
      Pieces: [],
      Version: 0,
    });
  });

  it('says what is missing before anything is sent', async () => {
    const acts = noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    const form = await writing();
    await userEvent.click(form.getByRole('button', { name: texts.editor.publish() }));
    const { title, text, audience } = NOTICE_MESSAGES;
    for (const message of [title, text, audience]) expect(form.getAllByText(message).length).toBe(2);
    expect(acts).toEqual([]);
  });

  it('offers the whole school to who has every section, in place of sections', async () => {
    noticeSchool(aDesk({ EcoleEntiere: true }));
    renderPage(<NoticesPage />);
    const form = await writing();
    await userEvent.click(form.getByRole('checkbox', { name: 'Master en gestion' }));
    await userEvent.click(form.getByRole('checkbox', { name: texts.editor.whole }));
    expect(form.getByRole('checkbox', { name: 'Master en gestion' })).not.toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Master en gestion' }));
    expect(form.getByRole('checkbox', { name: texts.editor.whole })).not.toBeChecked();
  });

  it('is changed as it was written, and is not left half changed without a word', async () => {
    const acts = noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    const form = await opening(/Bibliothèque/);
    expect(screen.getByRole('heading', { name: /Bibliothèque/ })).toHaveFocus();
    expect(screen.getByText('Écrit')).toBeVisible();
    const title = form.getByRole('textbox', { name: texts.editor.title });
    expect(title).toHaveValue('Bibliothèque ouverte le dimanche');
    await userEvent.type(title, ' 29');
    await userEvent.click(screen.getByRole('button', { name: texts.opened.back }));
    await userEvent.click(await screen.findByRole('button', { name: texts.leaving.stay }));
    await userEvent.click(form.getByRole('button', { name: texts.editor.save }));
    await screen.findByRole('list', { name: texts.lists.publie });
    expect(acts).toContainEqual([
      '21',
      expect.objectContaining({
        AnnonceLibelle: 'Bibliothèque ouverte le dimanche 29',
        Texte: 'De **10 à 18 heures**.',
        Debut: '2026-11-20T08:00:00.000Z',
        Version: 4,
      }),
    ]);
  });

  it('keeps what was typed when somebody else was first, and then goes on from theirs', async () => {
    const acts = noticeSchool(aDesk());
    network.use(
      http.put(
        apiUrl(rewriteNotice),
        () => {
          network.use(respondWith(deskNotice, aNotice({ Version: 5 })));
          return problemAnswer(409, 'Changé par admin.');
        },
        { once: true },
      ),
    );
    renderPage(<NoticesPage />);
    const form = await opening(/Bibliothèque/);
    const title = form.getByRole('textbox', { name: texts.editor.title });
    await userEvent.type(title, ' 29');
    await userEvent.click(form.getByRole('button', { name: texts.editor.save }));
    await waitFor(() => expect(title).toHaveValue('Bibliothèque ouverte le dimanche 29'));
    await userEvent.click(await form.findByRole('button', { name: texts.editor.save }));
    await waitFor(() => expect(acts).toContainEqual(['21', expect.objectContaining({ Version: 5 })]));
    expect(await screen.findByRole('list', { name: texts.lists.publie })).toBeVisible();
  });

  it('is withdrawn once that was asked', async () => {
    const acts = noticeSchool(aDesk());
    renderPage(<NoticesPage />);
    await opening(/Bibliothèque/);
    await userEvent.click(screen.getByRole('button', { name: texts.opened.withdraw }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: texts.opened.withdraw }));
    await waitFor(() => expect(acts).toContainEqual(['withdraw', '21', { Version: 4 }]));
    expect(await screen.findByText(texts.none.retire)).toBeVisible();
  });

  it('is only read where it speaks to others too, or where a package brought it', async () => {
    noticeSchool(
      aDesk(),
      aNotice({
        AnnonceID: 22,
        Modifiable: false,
        Texte: null,
        Lignes: ['Une coupure.', 'Tout reprend mardi.'],
      }),
    );
    renderPage(<NoticesPage />);
    await userEvent.click(await screen.findByRole('button', { name: /Locaux fermés/ }));
    expect(await screen.findByText(/vous ne pouvez que le lire/)).toBeVisible();
    expect(screen.getByText('Tout reprend mardi.')).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.opened.withdraw })).not.toBeInTheDocument();
  });

  it('offers no writing to who may not', async () => {
    noticeSchool(aDesk({ Sections: [], Avis: [] }));
    renderPage(<NoticesPage />);
    expect(await screen.findByText(texts.notMine)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Écrire/ })).not.toBeInTheDocument();
  });

  it('says what failed', async () => {
    network.use(http.get(apiUrl(deskNotices), () => problemAnswer(403, 'Réservé.')));
    renderPage(<NoticesPage />);
    expect(await screen.findByText(texts.error)).toBeVisible();
  });
});
