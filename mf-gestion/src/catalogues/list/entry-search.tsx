import type { RefObject } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import type { CatalogueHead } from 'shared-contract/catalogues/catalogues';
import { Box } from 'shared-ui';
import { Checkbox, Input, Select } from 'shared-ui/controls';
import { useShortcut } from '../../shared/key-button';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';
import type { EntryFilters } from './entry-lines';

const texts = CATALOGUE_TEXTS;

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.625rem 1rem',
  marginBlock: '4',
  '& > .text': { flex: { base: '1 1 100%', md: '1 1 16rem' }, maxWidth: { md: '26rem' } },
  '& > .section': { flex: { base: '1 1 100%', sm: '1 1 14rem' }, maxWidth: { sm: '20rem' } },
} as const;

export interface EntrySearchProps {
  box: RefObject<HTMLInputElement | null>;
  sections: CatalogueHead['Sections'];
  value: EntryFilters;
  /** Name of the choice of what is almost taken; null where nothing of this catalogue may be. */
  tight: string | null;
  onChange: (part: Partial<EntryFilters>) => void;
}

/** Filter form of a catalogue. */
export const EntrySearch = ({ box, sections, value, tight, onChange }: EntrySearchProps) => {
  const shortcut = useShortcut('/');
  return (
    <Box role="search" aria-label={texts.filters} css={LINE}>
      <div className="text">
        <Input
          ref={box}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          {...shortcut}
          value={value.text}
          maxLength={SEARCH_LIMITS.textMax}
          autoComplete="off"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="section">
        <Select
          aria-label={texts.section}
          placeholder={texts.allSections}
          options={sections.map(({ ProgrammeID, Libelle }) => ({ value: ProgrammeID, label: Libelle }))}
          value={value.section}
          onChange={(section) => onChange({ section })}
        />
      </div>
      {tight !== null && (
        <Checkbox checked={value.isTight} onChange={(event) => onChange({ isTight: event.target.checked })}>
          {tight}
        </Checkbox>
      )}
    </Box>
  );
};
