import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import {
  confirmEmail,
  emailToConfirm,
  giveUpEmail,
  removeOwnMean,
  saveOwnMean,
} from 'shared-contract/contacts/endpoints';
import type { ContactMean } from 'shared-contract/records/answers';
import { contactMeans } from 'shared-contract/records/endpoints';

const MINUTE = 60_000;
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const meansOf = async (who: TestBrowser): Promise<ContactMean[]> => (await who.get(url(contactMeans))).json();
const emailsOf = async (who: TestBrowser): Promise<string[]> =>
  (await meansOf(who)).flatMap((one) => (one.TypeMoyenContact === 'Email' ? [one.MoyenContactValeur] : []));

const ask = (who: TestBrowser, email: string, change: object = {}) =>
  who.post(url(saveOwnMean), {
    MoyenContactID: -1,
    TypeMoyenContactID: 1,
    MoyenContactValeur: email,
    QualificationMoyenContact: null,
    ...change,
  });

const give = (who: TestBrowser, email: string, code: string) =>
  who.post(url(confirmEmail), { MoyenContactValeur: email, Code: code });

/** The code of the last mail to an address. */
const codeFor = async (email: string): Promise<string> => {
  const mails = (await portal.mails()).filter(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
};
const another = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new e-mail address', () => {
  it('counts once its code was given, and the former one is told', async () => {
    const who = await portal.as('230101');
    const before = await emailsOf(who);
    const email = 'camille.neuve@exemple.be';
    const asked = (await ask(who, `  ${email} `)).json();
    expect(asked).toMatchObject({
      MoyenContact: null,
      Confirmation: { MoyenContactID: -1, MoyenContactValeur: email, EssaisRestants: 5 },
    });
    expect(await emailsOf(who)).toEqual(before);
    expect((await who.get(url(emailToConfirm))).json()).toEqual(asked.Confirmation);
    const code = await codeFor(email);
    const kept = await give(who, email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(kept.json()).toMatchObject({ TypeMoyenContact: 'Email', MoyenContactValeur: email });
    expect(await emailsOf(who)).toEqual([...before, email]);
    expect((await who.get(url(emailToConfirm))).statusCode).toBe(204);
    const told = (await portal.mails()).filter(({ subject }) => subject.startsWith('Une nouvelle adresse'));
    expect(told).toHaveLength(1);
    expect(before).toContain(told[0]?.to);
    expect(told[0]?.text).toContain(email);
    const { rows } = await portal.db.pool.query(
      "select action from audit_events where action like 'contact.%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['contact.code', 'contact.confirme']);
    // The same code a second time is nobody's.
    expect((await give(who, email, code)).json()).toMatchObject({ status: 409, code: 'aucun_code_attendu' });
  });

  it('frees a graduate who had none (220308)', async () => {
    const who = await portal.as('220308');
    expect(await emailsOf(who)).toEqual([]);
    await ask(who, 'diplome@exemple.be');
    expect((await give(who, 'diplome@exemple.be', await codeFor('diplome@exemple.be'))).statusCode).toBe(200);
    expect(await emailsOf(who)).toEqual(['diplome@exemple.be']);
  });

  it('replaces the one that it was typed over, also when the line was deleted meanwhile', async () => {
    const who = await portal.as('730101');
    const [line, second] = (await meansOf(who)).filter((one) => one.TypeMoyenContact === 'Email');
    await ask(who, 'remplace@exemple.be', line);
    expect(await emailsOf(who)).toContain(line?.MoyenContactValeur);
    await ask(who, 'remplace@exemple.be', { ...line, MoyenContactValeur: 'remplace@exemple.be' });
    await give(who, 'remplace@exemple.be', await codeFor('remplace@exemple.be'));
    expect(await emailsOf(who)).toEqual(['remplace@exemple.be', second?.MoyenContactValeur]);
    await ask(who, 'x', { ...second, MoyenContactValeur: 'seconde@exemple.be' });
    await who.delete(url(removeOwnMean, second!));
    await give(who, 'seconde@exemple.be', await codeFor('seconde@exemple.be'));
    expect(await emailsOf(who)).toEqual(['remplace@exemple.be', 'seconde@exemple.be']);
  });

  it('that is not new keeps its other fields without a code; one that another line holds is refused', async () => {
    const who = await portal.as('230107');
    const emails = (await meansOf(who)).filter((one) => one.TypeMoyenContact === 'Email');
    const kept = await who.post(url(saveOwnMean), { ...emails[0], QualificationMoyenContact: 'Parent' });
    expect(kept.json()).toMatchObject({
      MoyenContact: { QualificationMoyenContact: 'Parent' },
      Confirmation: null,
    });
    const twin = await ask(who, emails[0]!.MoyenContactValeur.toUpperCase());
    expect(twin.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'MoyenContactValeur', message: 'Cette adresse e-mail est déjà dans votre dossier.' }],
    });
  });

  it.each(['camille', 'a@', 'deux mots@exemple.be', 'a@b@c.be', '', `${'x'.repeat(300)}@exemple.be`])(
    'is refused when it is none: %j',
    async (email) => {
      const who = await portal.as('830101');
      const answer = await ask(who, email);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0].path).toBe('MoyenContactValeur');
      expect((await who.get(url(emailToConfirm))).statusCode).toBe(204);
    },
  );

  it('without a dot in its domain is asked about', async () => {
    const who = await portal.as('830101');
    expect((await ask(who, 'a@b', { Confirmations: [] })).json()).toMatchObject({
      status: 409,
      errors: [
        { path: 'email', message: 'L’adresse e-mail est «\u00a0a@b\u00a0»\u00a0: est-ce exact\u202f?' },
      ],
    });
    expect((await ask(who, 'a@b', { Confirmations: ['email'] })).statusCode).toBe(200);
  });
});

describe('a code', () => {
  it('is tried five times, and no more', async () => {
    const who = await portal.as('230106');
    const email = 'essais@exemple.be';
    await ask(who, email);
    const code = await codeFor(email);
    const said: string[] = [];
    for (let essai = 0; essai < 5; essai += 1) {
      const answer = await give(who, email, another(code));
      expect(answer.statusCode).toBe(422);
      said.push(answer.json().errors[0].message);
    }
    expect(said[3]).toContain('Il vous reste 1\u00a0essai.');
    expect(said[4]).toContain('Demandez-en un nouveau.');
    expect((await give(who, email, code)).json()).toMatchObject({ status: 409, code: 'code_perime' });
    expect((await who.get(url(emailToConfirm))).json()).toMatchObject({ EssaisRestants: 0 });
    expect(await emailsOf(who)).not.toContain(email);
  });

  it('guessed all at once is counted one by one', async () => {
    const who = await portal.as('730106');
    const email = 'rafale@exemple.be';
    await ask(who, email);
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(who, email, another(code))));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  });

  it('is over after a quarter of an hour', async () => {
    const who = await portal.as('830106');
    const email = 'tard@exemple.be';
    await ask(who, email);
    const code = await codeFor(email);
    portal.advance(15 * MINUTE);
    expect((await give(who, email, code)).json()).toMatchObject({ status: 409, code: 'code_perime' });
    expect((await who.get(url(emailToConfirm))).json()).toMatchObject({ EssaisRestants: 0 });
  });

  it('is for one address and one student', async () => {
    const who = await portal.as('930106');
    const other = await portal.as('230108');
    await ask(who, 'premiere@exemple.be');
    const first = await codeFor('premiere@exemple.be');
    // Another window asks for another address: the first one is awaited no more, whatever is typed there.
    await ask(who, 'seconde.fenetre@exemple.be');
    expect((await give(who, 'premiere@exemple.be', first)).json().code).toBe('aucun_code_attendu');
    expect((await give(other, 'premiere@exemple.be', first)).json().code).toBe('aucun_code_attendu');
    const second = await codeFor('seconde.fenetre@exemple.be');
    await ask(other, 'seconde.fenetre@exemple.be');
    const stolen = await give(other, 'seconde.fenetre@exemple.be', second);
    // One in a million: both were sent the same digits.
    const own = await codeFor('seconde.fenetre@exemple.be');
    expect(stolen.statusCode).toBe(own === second ? 200 : 422);
    expect((await give(who, 'seconde.fenetre@exemple.be', second)).statusCode).toBe(200);
  });

  it('given twice at once adds the address once', async () => {
    const who = await portal.as('730108');
    const email = 'double@exemple.be';
    await ask(who, email);
    const code = await codeFor(email);
    const answers = await Promise.all([give(who, email, code), give(who, email, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await emailsOf(who)).filter((one) => one === email)).toHaveLength(1);
  });

  it('is sent five times an hour, giving up or not', async () => {
    const who = await portal.as('830108');
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(who, `envoi${sent}@exemple.be`)).statusCode).toBe(200);
      expect((await who.delete(url(giveUpEmail))).statusCode).toBe(204);
      expect((await who.delete(url(giveUpEmail))).statusCode).toBe(204);
    }
    const refused = await ask(who, 'encore@exemple.be');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await portal.mails()).some(({ to }) => to === 'encore@exemple.be')).toBe(false);
    portal.advance(60 * MINUTE);
    expect((await ask(await portal.as('830108'), 'encore@exemple.be')).statusCode).toBe(200);
  });
});
