import { useEffect, useRef, useState } from 'react';
import type { Support } from 'shared-contract/orders/answers';
import { Card, CardBody, Section, Span, Text } from 'shared-ui';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import { matchesFilter, type SupportFilter } from './match-support';
import { type Selection, withAll, withQuantity } from './selection';
import { SupportTable } from './support-table';
import { SupportToolbar } from './support-toolbar';

const texts = NEW_ORDER_TEXTS;

interface SupportPickerProps {
  title: string;
  caption: string;
  supports: readonly Support[];
  selection: Selection;
  onChange: (selection: Selection) => void;
  /** It has just come in the place of the conditions: what is read next is its title. */
  takesFocus?: boolean;
}

const typesOf = (supports: readonly Support[]): string[] =>
  [...new Set(supports.map((support) => support.TypeSupportCours))].sort((a, b) => a.localeCompare(b, 'fr'));

/** Focused and brought to the top of the window, with the search under it. */
const FocusedTitle = ({ children }: { children: string }) => {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Span ref={title} tabIndex={-1} css={{ scrollMarginTop: '5rem' }}>
      {children}
    </Span>
  );
};

/** A list of supports that may be narrowed; what is out of sight keeps its quantity. */
export const SupportPicker = (props: SupportPickerProps) => {
  const { title, caption, supports, selection, onChange, takesFocus = false } = props;
  const [filter, setFilter] = useState<SupportFilter>({ words: '', type: null });
  const shown = supports.filter((support) => matchesFilter(support, filter));
  const quantityOf = (code: string): number => selection.quantities[code] ?? 0;
  // What is sold out is chosen by nobody any more, and may still be given up.
  const codes = shown
    .filter((one) => one.SupportCoursRestants !== 0 || quantityOf(one.SupportCoursCodeInterne) > 0)
    .map((one) => one.SupportCoursCodeInterne);
  const chosen = codes.filter((code) => quantityOf(code) > 0).length;
  const selected = chosen === 0 ? 'none' : chosen === codes.length ? 'all' : 'some';
  return (
    <Section title={takesFocus ? <FocusedTitle>{title}</FocusedTitle> : title}>
      <Card>
        <SupportToolbar
          types={typesOf(supports)}
          filter={filter}
          onFilter={setFilter}
          selected={selected}
          onSelectAll={(isAll) =>
            onChange(isAll ? withAll(selection, codes) : withQuantity(selection, codes, 0))
          }
          count={texts.count(shown.length, supports.length)}
        />
        {shown.length === 0 ? (
          <CardBody>
            <Text tone="muted">{texts.nothingFound}</Text>
          </CardBody>
        ) : (
          <SupportTable
            caption={caption}
            supports={shown}
            quantities={selection.quantities}
            onQuantity={(code, quantity) => onChange(withQuantity(selection, [code], quantity))}
          />
        )}
      </Card>
    </Section>
  );
};
