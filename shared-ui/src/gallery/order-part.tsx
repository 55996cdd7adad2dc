import { useState } from 'react';
import { Card, CardHeader, Stack, StatusBadge } from '../index';
import { Checkbox, StepperInput } from '../kit/form';
import { type Column, DataTable } from '../kit/table';

interface Line {
  title: string;
  price: string;
  total: string;
}

const LINES: Line[] = [{ title: 'Syllabus – Comptabilité analytique', price: '14,50 €', total: '14,50 €' }];

/** Of an order to make. */
const orderedColumns = (quantity: number, onQuantity: (quantity: number) => void): Column<Line>[] => [
  {
    key: 'check',
    header: '',
    label: 'Choix',
    phone: 'lead',
    cell: () => (
      <Checkbox aria-label="Choisir" checked readOnly>
        {''}
      </Checkbox>
    ),
  },
  {
    key: 'title',
    header: 'Support',
    isRowHeader: true,
    cell: ({ title }) => (
      <>
        {title}
        <small>SYL-2041</small>
      </>
    ),
  },
  { key: 'price', header: 'Prix', align: 'end', phone: 'foot-start', cell: ({ price }) => price },
  {
    key: 'quantity',
    header: 'Quantité',
    align: 'center',
    phone: 'foot-end',
    cell: ({ title }) => (
      <StepperInput label={`Quantité – ${title}`} value={quantity} onChange={onQuantity} max={9} />
    ),
  },
  { key: 'total', header: 'Sous-total', align: 'end', phone: 'hidden', cell: ({ total }) => total },
];

const PAID_COLUMNS: Column<Line>[] = [
  { key: 'title', header: 'Support', isRowHeader: true, cell: ({ title }) => title },
  { key: 'price', header: 'Prix', align: 'end', cell: ({ price }) => price },
  { key: 'quantity', header: 'Quantité', align: 'end', phone: 'multiplier', cell: () => '1' },
  { key: 'total', header: 'Montant', align: 'end', phone: 'figure', cell: ({ total }) => total },
];

/** An order to make, one to pay, one as cards. */
export const Order = () => {
  const [quantity, setQuantity] = useState(1);
  return (
    <Stack>
      <Card>
        <DataTable
          caption="Commande"
          layout="checklist"
          columns={orderedColumns(quantity, setQuantity)}
          rows={LINES}
          rowKey={({ title }) => title}
          isSelected={() => true}
        />
      </Card>
      <Card>
        <CardHeader
          title="Commande du 20 novembre 2026"
          detail="N° 26-0418 – 25,70 €"
          aside={
            <StatusBadge tone="warning" icon="hourglass">
              Non payée
            </StatusBadge>
          }
        />
        <DataTable
          caption="Commande"
          layout="two-lines"
          columns={PAID_COLUMNS}
          rows={LINES}
          rowKey={({ title }) => title}
        />
      </Card>
      <Card>
        <DataTable
          caption="Commande"
          layout="cards"
          columns={PAID_COLUMNS}
          rows={LINES}
          rowKey={({ title }) => title}
        />
      </Card>
    </Stack>
  );
};
