import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { actionsOf, kindOf, nameOf, type RouteAudit } from 'shared-contract/base/audit-actions';
import { listedSupports, placeOrder } from 'shared-contract/orders/endpoints';
import { remediations, saveRemediations } from 'shared-contract/sar/endpoints';
import { acceptPrivacy } from 'shared-contract/security/endpoints';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes that leave no line, each with its reason; a new one is added here on purpose or not at all. */
const WITHOUT_LINE: Record<string, string> = {
  'DELETE /api/v1/delete/:DocumentID/DecretInclusif01': 'donnée de santé\u00a0: journal à part',
  'DELETE /api/v1/drafts/:ScreenLocation': 'brouillon\u00a0: rien n’est envoyé',
  'DELETE /api/v1/files/uploads/:upload': 'envoi abandonné\u00a0: aucun fichier n’est gardé',
  'POST /api/v1/extranet/gestion/releves/essai': 'un essai ne change rien',
  'POST /api/v1/extranet/student/Dashboard01/:AnnonceID/Lu':
    'lire un avis de ses propres valves n’est pas un acte',
  'POST /api/v1/extranet/student/DecretInclusif': 'donnée de santé\u00a0: journal à part',
  'POST /api/v1/extranet/student/DecretInclusif01': 'donnée de santé\u00a0: journal à part',
  'POST /api/v1/extranet/student/SignaturePAI': 'donnée de santé\u00a0: journal à part',
  'POST /api/v1/extranet/student/Notifications/lues': 'lire ses propres notifications n’est pas un acte',
  'POST /api/v1/federation/report': 'mesure technique, sans identité',
  'POST /csp': 'mesure technique, sans identité',
  'POST /oidc/*': 'protocole du fournisseur',
  'PUT /api/v1/drafts/:ScreenLocation': 'brouillon\u00a0: rien n’est envoyé',
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const writes = (): [string, RouteAudit | undefined][] =>
  portal.app.routeTable
    .filter(({ method }) => !READS.has(method))
    .map(({ method, url: path, config }) => [`${method} ${path}`, config.audit]);

const linesOf = async (action: string) =>
  (
    await portal.db.pool.query(
      `select actor, matricule, target from audit_events left join etudiants using (etudiant_id)
       where action = $1 order by id`,
      [action],
    )
  ).rows;

describe('every write of the portal', () => {
  test('says which lines it leaves, or is one of the few that leave none', () => {
    const none = writes().flatMap(([key, audit]) => (audit && 'none' in audit ? [[key, audit.none]] : []));
    expect(writes().filter(([, audit]) => !audit)).toEqual([]);
    expect(Object.fromEntries(none)).toEqual(WITHOUT_LINE);
    expect(writes().length).toBeGreaterThan(40);
  });

  test('leaves lines that have a name, and every act and every sign-out of the catalogue is left by one', () => {
    const declared = new Set(writes().flatMap(([, audit]) => (audit && !('none' in audit) ? audit : [])));
    expect([...declared].filter((action) => nameOf(action) === action)).toEqual([]);
    expect(actionsOf('acte').filter((action) => !declared.has(action as never))).toEqual([]);
    expect([...declared].map(kindOf)).not.toContain('refus');
  });
});

describe('an act', () => {
  const order = async (who: TestBrowser, quantity: number) => {
    const [first] = (await who.get(url(listedSupports))).json();
    const line = { SupportCoursCodeInterne: first.SupportCoursCodeInterne, LigneCommandeQuantite: quantity };
    return { ConditionsAcceptees: true, Lignes: [line] };
  };

  test('leaves one line, and none more when its request is sent again', async () => {
    const who = await portal.as('930107');
    const body = await order(who, 1);
    const key = { 'idempotency-key': randomUUID() };
    const first = await who.post(url(placeOrder), body, key);
    expect((await who.post(url(placeOrder), body, key)).json()).toEqual(first.json());
    expect((await who.post(url(placeOrder), body)).json()).toEqual(first.json());
    expect(await linesOf('commande.passee')).toEqual([
      { actor: '930107', matricule: '930107', target: `commande:${first.json().CommandeID}` },
    ]);
  });

  test('that is refused leaves none, nor does one that is undone', async () => {
    const who = await portal.as('930106');
    const body = { ...(await order(who, 1)), ConditionsAcceptees: false };
    expect((await who.post(url(placeOrder), body)).statusCode).toBe(412);
    const { Items } = (await who.get(url(remediations))).json();
    expect((await who.post(url(saveRemediations), { Items })).statusCode).toBe(422);
    await portal.db.pool.query(
      `create function refuse_order() returns trigger language plpgsql as
         $$ begin raise exception 'undone'; end $$;
       create constraint trigger undo after insert on commandes deferrable initially deferred
         for each row execute function refuse_order()`,
    );
    expect((await who.post(url(placeOrder), await order(who, 2))).statusCode).toBe(500);
    await portal.db.pool.query('drop trigger undo on commandes; drop function refuse_order()');
    expect(await linesOf('remediation.modifiee')).toEqual([]);
    expect((await linesOf('commande.passee')).filter(({ actor }) => actor === '930106')).toEqual([]);
  });

  test('of accepting the policy is told once, with its version', async () => {
    const who = await portal.as('930102');
    expect((await who.post(url(acceptPrivacy))).statusCode).toBe(204);
    expect((await who.post(url(acceptPrivacy))).statusCode).toBe(204);
    const version = portal.app.institution.privacyVersion;
    expect(await linesOf('vie_privee.acceptee')).toEqual([
      { actor: '930102', matricule: '930102', target: `version:${version}` },
    ]);
  });
});
