import { Menu } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from './table.texts.ts'

type Props = {
  label: string
  /** What is chosen; null: nothing yet. */
  words: string | null
  /** Before the label, while nothing is chosen. */
  icon?: ReactNode
  /** More than one may be chosen: the menu stays. */
  isMany?: boolean
  onRemove: () => void
  /** The choices. */
  children: ReactNode
}

/** A filter of a list: what it is set to, its choices in a menu, and the way to take it away. */
export const FilterChip = ({ label, words, icon, isMany = false, onRemove, children }: Props) => (
  <span className={`rl-chip ${words === null ? '' : 'rl-chip--filter'}`}>
    <Menu position="bottom-start" closeOnItemClick={!isMany}>
      <Menu.Target>
        <button type="button" className="rl-chip__open">
          {words === null ? (
            <>
              {icon} {label}
            </>
          ) : (
            <>
              {label}: <b>{words}</b>
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
    {words !== null && (
      <button type="button" className="rl-chip__remove" aria-label={t('filters.removeFilter', { filter: label })} onClick={onRemove}>
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    )}
  </span>
)
