import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { receipts } from 'shared-contract/receipts/endpoints';
import { Section } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { receiptPath } from '../paths';
import { RECEIPTS_TEXTS } from '../texts/thesis';

const texts = RECEIPTS_TEXTS;

/** The proof of each step that was taken, within reach whatever the windows do; nothing before the first. */
export const ThesisReceipts = () => {
  const own = useApi(receipts).data?.filter(({ Domaine }) => Domaine === texts.domain) ?? [];
  return (
    own.length > 0 && (
      <Section title={texts.title}>
        <LinkList>
          {own.map(({ Numero, Objet, Date: date }) => (
            <LinkLine
              key={Numero}
              to={receiptPath(Numero)}
              title={Objet}
              meta={`${formatInstant(date)}, ${Numero}`}
            />
          ))}
        </LinkList>
      </Section>
    )
  );
};
