import { useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { Overlay } from '../overlay/overlay';
import { Marked, type Span } from './highlight';
import { Foot, Hits, Key, Question, Remark } from './palette-parts';
import { useActiveOption } from './use-active-option';

/** One result. */
export interface CommandPaletteHit {
  /** Unique among the results. */
  key: string;
  title: string;
  /** Parts of the title that were looked for. */
  spans: readonly Span[];
  detail: string;
  /** Registered icon name. */
  icon: string;
  to: string;
}

export interface CommandPaletteGroup {
  title: string;
  hits: readonly CommandPaletteHit[];
}

export interface CommandPaletteProps {
  /** « Aller à… », the name of the field. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandPaletteGroup[];
  /** How many were found, read out; « Recherche en cours… ». */
  status: string;
  /** Said under the results: nothing was found, a group could not be searched. */
  remarks: readonly string[];
  onClose: () => void;
}

const Group = ({ group, id, chosen, onFollow }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options in a list of options.
  <div role="group" aria-label={group.title}>
    <div role="none" aria-hidden="true">
      {group.title}
    </div>
    {group.hits.map(({ key, title, spans, detail, icon, to }) => (
      <AppLink
        key={key}
        id={id + key}
        role="option"
        aria-selected={chosen === id + key}
        tabIndex={-1}
        to={to}
        onClick={onFollow}
      >
        <Icon name={icon} />
        <span>
          <Marked text={title} spans={spans} /> <small>{detail}</small>
        </span>
        <Key aria-hidden="true">Entrée</Key>
      </AppLink>
    ))}
  </div>
);

interface GroupProps {
  group: CommandPaletteGroup;
  /** Starts the id of each result. */
  id: string;
  chosen: string | undefined;
  onFollow: () => void;
}

const KeyboardHelp = ({ status }: { status: string }) => (
  <Foot>
    <span>
      <Key>↑</Key> <Key>↓</Key> choisir
    </span>
    <span>
      <Key>Entrée</Key> ouvrir
    </span>
    <span>
      <Key>Échap</Key> fermer
    </span>
    <p role="status">{status}</p>
  </Foot>
);

/**
 * Command palette: combobox with a listbox (ARIA practices). The first hit is active by default; ↑ ↓ move, Enter
 * follows, Escape closes. The caller runs the search.
 */
export const CommandPalette = ({
  label,
  query,
  onQuery,
  groups,
  status,
  remarks,
  onClose,
}: CommandPaletteProps) => {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const ids = groups.flatMap(({ hits }) => hits.map(({ key }) => id + key));
  const { chosen, handleKey } = useActiveOption(list, ids, query);
  return (
    <Overlay look="jump" aria-label={label} firstFocus={field} onClose={onClose}>
      <Question>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={ids.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton label="Fermer" icon="x" onClick={onClose} />
      </Question>
      <Hits ref={list} id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          <Group key={group.title} group={group} id={id} chosen={chosen} onFollow={onClose} />
        ))}
      </Hits>
      {remarks.map((remark) => (
        <Remark key={remark}>{remark}</Remark>
      ))}
      <KeyboardHelp status={status} />
    </Overlay>
  );
};
