import { expect, test } from '../fixtures';

interface Order {
  CommandeVCS: string;
}

test('an order is placed, and its payment reference is the stored one', async ({ openAs, twin }) => {
  const page = await openAs(twin('230106'));
  const before = await page.ask<Order[]>('/extranet/student/Commandes');
  await page.goto('/commandes');
  await page.click({ role: 'link', name: 'Nouvelle commande' });
  await page.click({ role: 'button', name: "J'accepte les conditions" });
  await page.click({ role: 'checkbox', name: /^Choisir –/ });
  await page.click({ role: 'button', name: /^Augmenter.*Quantité –/ });
  await page.fill({ role: 'searchbox', name: /^Rechercher un support/ }, 'statistique');
  await page.fill({ role: 'spinbutton', name: /^Quantité –/ }, '1');
  await page.reads('Total, 3 exemplaires');
  await page.click({ role: 'button', name: 'Valider la commande' });
  await page.sees({ role: 'dialog', name: 'Ma commande en résumé' });
  await page.confirm();
  await page.at(/^\/commandes$/);

  await page.reload();
  await page.sees({ role: 'img', name: 'QR code de paiement' });
  const after = await page.ask<Order[]>('/extranet/student/Commandes');
  expect(after.body).toHaveLength(before.body.length + 1);
  await page.reads(after.body[0]?.CommandeVCS ?? 'no order');
});
