import { useApi, useSession } from 'shared-auth';
import { formatDay } from 'shared-contract/base/dates';
import { dayOf } from 'shared-contract/base/days';
import { formatCents, formatIban } from 'shared-contract/base/format';
import type { Order } from 'shared-contract/orders/answers';
import { saleConditions } from 'shared-contract/orders/endpoints';
import { amountToPay, paymentState } from 'shared-contract/orders/orders';
import { Box, Grid, Text } from 'shared-ui';
import { depositOf } from '../../texts/deposit';
import { ORDERS_TEXTS } from '../../texts/orders';
import { PAYMENT_TEXTS } from '../../texts/payment';
import { CopyAll } from './copy-all';
import { CopyValue } from './copy-value';
import { epcPayload } from './epc-payload';
import { PaymentQr } from './payment-qr';

const texts = PAYMENT_TEXTS;

const Due = ({ label, amount, when }: { label: string; amount: number; when: string }) => (
  <Box>
    <Box as="dt" fontSize="xs" color="muted">
      {label}
    </Box>
    <Box as="dd" fontWeight="semibold" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatCents(amount)}
      <Box as="span" display="block" fontSize="xs" fontWeight="regular" color="muted">
        {when}
      </Box>
    </Box>
  </Box>
);

/** Deposit and balance with their dates; nothing where everything is due at once. */
const Dues = ({ order }: { order: Order }) => {
  if (order.CommandeSoldeEcheance === null) return null;
  const isIn = paymentState(order) === 'deposit';
  return (
    <Grid as="dl" gridTemplateColumns="1fr 1fr" gap="3">
      <Due
        label={depositOf(Math.round((100 * order.CommandeAcompte) / order.CommandeMontant))}
        amount={order.CommandeAcompte}
        when={isIn ? ORDERS_TEXTS.deposit : texts.depositDue}
      />
      <Due
        label={texts.balance}
        amount={order.CommandeSolde}
        when={texts.balanceDue(formatDay(order.CommandeSoldeEcheance))}
      />
    </Grid>
  );
};

const Amount = ({ order, cents }: { order: Order; cents: number }) => (
  <Box>
    <Text size="xs" tone="muted">
      {texts.toPay}
    </Text>
    <Box
      fontSize="1.625rem"
      fontWeight="bold"
      letterSpacing="-.02em"
      lineHeight="1.2"
      css={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatCents(cents)}
    </Box>
    {order.CommandeMontantPaye > 0 && (
      <Text size="sm" tone="muted">
        {texts.received(formatCents(order.CommandeMontantPaye))}
      </Text>
    )}
  </Box>
);

/** What a banking app asks for, a line each. */
const transferLines = (order: Order, cents: number): string[] => [
  `${texts.beneficiary}\u00a0: ${order.CommandeBeneficiaire}`,
  `${texts.account}\u00a0: ${formatIban(order.CommandeIBAN)}`,
  `${texts.amountLine}\u00a0: ${formatCents(cents)}`,
  `${texts.referenceLine}\u00a0: ${order.CommandeVCS}`,
];

/** How to pay an order: amount, account, reference and QR code (CONTRACT §5.10). */
export const PaymentCard = ({ order }: { order: Order }) => {
  const today = dayOf(new Date(useSession().Maintenant));
  const sale = useApi(saleConditions);
  const cents = amountToPay(order, today);
  const payload = epcPayload({
    beneficiary: order.CommandeBeneficiaire,
    iban: order.CommandeIBAN,
    cents,
    reference: order.CommandeVCS,
  });
  return (
    <Box
      as="section"
      aria-label={texts.title(order.CommandeID)}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      gap="5"
      alignItems="center"
      p={{ base: '5', sm: '6' }}
      bg="accent-bg"
      border="1px solid var(--accent-border)"
      borderRadius="md"
    >
      <Box display="grid" gap="4">
        <Amount order={order} cents={cents} />
        <Dues order={order} />
        <Box as="dl" display="grid" gap="3">
          <CopyValue
            label={`${texts.account} – ${order.CommandeBeneficiaire}`}
            shown={formatIban(order.CommandeIBAN)}
            value={order.CommandeIBAN}
            copyLabel={texts.copyAccount}
          />
          <CopyValue
            label={texts.reference}
            shown={order.CommandeVCS}
            value={order.CommandeVCS}
            copyLabel={texts.copyReference}
          />
        </Box>
        <CopyAll lines={transferLines(order, cents)} />
        <Text size="sm" tone="muted">
          {sale.data && texts.delivery(sale.data.LivraisonJours)}
        </Text>
      </Box>
      <PaymentQr payload={payload} order={order.CommandeDisplay} />
    </Box>
  );
};
