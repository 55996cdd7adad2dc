import { expect, test } from '../../fixtures';

const entry = (amount: string, communication: string, reference: string) => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
  <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${communication}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const statement = (account: string, entries: string[]): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>2026-325</Id>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`);

// Nobody else imports statements; what is imported is taken back.
test('a secretary tries a statement, reads what it would do, imports it and takes it back', async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion/releves');
  const drop = page.locator('input[type=file]');
  const choose = (account: string) =>
    drop.setInputFiles({
      name: 'novembre.xml',
      mimeType: 'text/xml',
      buffer: statement(account, [
        entry('12.00', '+++126/0000/00272+++', 'E2E-1'),
        entry('7.50', 'repas de midi', 'E2E-2'),
      ]),
    });
  await choose('BE71096123456769');
  await expect(page.getByText(/Ce relevé est celui du compte BE71096123456769/)).toBeVisible();
  await choose('BE68539007547034');
  await expect(page.getByText(/^Essai de novembre.xml/)).toBeVisible();
  await expect(page.getByText(/1 paiement, 12,00.€/)).toBeVisible();
  await expect(page.getByText('repas de midi')).toBeVisible();
  await page.getByRole('button', { name: 'Importer ce relevé' }).click();
  await expect(page.getByText('Relevé importé')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler cet import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(page.getByText('Import annulé')).toBeVisible();
});
