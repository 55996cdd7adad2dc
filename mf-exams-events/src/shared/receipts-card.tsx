import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { receipts } from 'shared-contract/receipts/endpoints';
import { AsyncState, Box, Section } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { receiptPath } from '../paths';
import { SHARED_TEXTS as texts } from '../texts/shared';

interface ReceiptsCardProps {
  /** Their `Domaine`. */
  domain: string;
  /** Something was done, as far as the page knows: their place is kept while they are read. */
  isLikely: boolean;
}

/** Receipts of a screen; renders nothing without any. */
export const ReceiptsCard = ({ domain, isLikely }: ReceiptsCardProps) => {
  const query = useApi(receipts);
  const ofScreen = query.data?.filter(({ Domaine }) => Domaine === domain);
  if (ofScreen?.length === 0 || (query.isLoading && !isLikely)) return null;
  return (
    <Box mt={{ base: '3', sm: '6' }}>
      <Section title={texts.receiptsTitle}>
        <AsyncState query={{ ...query, data: ofScreen }} errorTitle={texts.receiptsFailed}>
          {(list) => (
            <LinkList>
              {list.map(({ Numero, Objet, Date: date }) => (
                <LinkLine
                  key={Numero}
                  to={receiptPath(Numero)}
                  title={Objet}
                  meta={`${Numero}, ${formatInstant(date)}`}
                />
              ))}
            </LinkList>
          )}
        </AsyncState>
      </Section>
    </Box>
  );
};
