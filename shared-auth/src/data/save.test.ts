import { ApiError } from '../api/api-error';
import type { Notice } from './notifier';
import { runSave } from './save';

const refusal = (status: number, detail: string, code = 'refus') =>
  new ApiError(
    status,
    { type: 'about:blank', title: 'Refus', status, detail, code },
    '/extranet/student/Commandes',
  );

let notices: Notice[] = [];
let ids: string[] = [];
const notify = (id: string, notice: Notice | null) => {
  ids.push(id);
  if (notice) notices.push(notice);
};
const texts = { success: "L'inscription est validée !", failure: "Impossible de valider l'inscription." };

beforeEach(() => {
  notices = [];
  ids = [];
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('runSave', () => {
  it('says that it runs, then the success text, in one message', async () => {
    expect(await runSave(async () => 7, texts, notify)).toBe(7);
    expect(notices).toEqual([
      { tone: 'pending', title: 'Sauvegarde en cours..' },
      { tone: 'success', title: "L'inscription est validée !" },
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('uses the general texts when the domain gives none', async () => {
    await runSave(async () => null, {}, notify);
    expect(notices.at(-1)).toEqual({ tone: 'success', title: 'Sauvegarde réussie !' });
  });

  it('says of an answer what the screen makes of it', async () => {
    const success = (answer: number): Notice => ({ tone: 'warning', title: `${answer} places` });
    expect(await runSave(async () => 2, { success }, notify)).toBe(2);
    expect(notices.at(-1)).toEqual({ tone: 'warning', title: '2 places' });
  });

  it('makes a warning of a 412 with the text of the server, and resolves to false', async () => {
    const write = () =>
      Promise.reject(refusal(412, 'Vous êtes déjà inscrit à tous les examens de la session.'));
    expect(await runSave(write, texts, notify)).toBe(false);
    expect(notices.at(-1)).toEqual({
      tone: 'warning',
      title: 'Vous êtes déjà inscrit à tous les examens de la session.',
    });
  });

  it('makes an error of any other refusal with the text of the domain, and hands it to the form', async () => {
    const seen: number[] = [];
    const options = { ...texts, onError: (error: ApiError) => seen.push(error.status) };
    expect(await runSave(() => Promise.reject(refusal(422, 'Un champ manque.')), options, notify)).toBe(
      false,
    );
    expect(notices.at(-1)).toEqual({ tone: 'error', title: texts.failure, text: 'Un champ manque.' });
    expect(seen).toEqual([422]);
  });

  it('says that nothing is lost when the line is cut', async () => {
    expect(await runSave(() => Promise.reject(new ApiError(0)), texts, notify)).toBe(false);
    expect(notices.at(-1)).toMatchObject({ tone: 'error', text: expect.stringContaining('Rien') });
  });

  it('resolves to false when the write throws something else', async () => {
    expect(await runSave(() => Promise.reject(new Error('bug')), texts, notify)).toBe(false);
  });

  it('logs a 403 once, as forbidden, with its code and path', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await runSave(() => Promise.reject(refusal(403, 'Non.', 'droit_manquant')), texts, notify);
    expect(warn.mock.calls).toEqual([['forbidden droit_manquant /extranet/student/Commandes']]);
  });
});
