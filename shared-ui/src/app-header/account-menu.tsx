import { Avatar } from '../brand/avatar';
import { Menu, type MenuEntry } from '../menu/menu';
import { chakra } from '../theme/styled';

const Who = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    // A name of sixty signs takes the height of the bar, not its width.
    width: 'max-content',
    maxWidth: '12.5rem',
    textAlign: 'left',
    lineHeight: '1.15',
    paddingRight: '1.5',
    '& > small': { display: 'block', color: 'muted', fontWeight: '400' },
  },
});

export interface AccountMenuProps {
  name: string;
  /** Under the name: matricule or service. */
  detail: string;
  photo?: string | null;
  items: readonly MenuEntry[];
}

/** Account menu: the signed-in person and its actions. */
export const AccountMenu = ({ name, detail, photo = null, items }: AccountMenuProps) => (
  <Menu
    label="Menu du compte"
    items={items}
    trigger={
      <>
        <Avatar name={name} src={photo} />
        <Who>
          {name} <small>{detail}</small>
        </Who>
      </>
    }
  />
);
