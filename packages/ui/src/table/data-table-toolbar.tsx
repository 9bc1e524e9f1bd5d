import { Menu, TextInput } from '@mantine/core'
import { useHotkeys, useTimeout } from '@mantine/hooks'
import { IconColumns3, IconDownload, IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import { DataTableFilters } from './data-table-filters.tsx'
import type { ToolbarProps } from './data-table-toolbar-props.ts'
import type { Density } from './data-table-types.ts'
import { t } from './table.texts.ts'

export function DataTableToolbar<Row>(props: ToolbarProps<Row>) {
  const { label, state, change, searchPlaceholder, withSearch = true, actions, onExport, moreExports = [], phone, remember } = props
  return (
    <div className="rl-table__bar">
      <div className="rl-table__tools">
        {withSearch && (
          <SearchBox label={label} placeholder={searchPlaceholder} value={state.search} onSearch={(search) => change({ search })} />
        )}
        <span className="rl-table__spring" />
        {remember && !phone && <ColumnsMenu {...props} />}
        {(onExport || moreExports.length > 0) && (
          <Menu>
            <Menu.Target>
              <IconButton icon={IconDownload} label={t('toolbar.export')} aria-keyshortcuts="e" variant="default" />
            </Menu.Target>
            <Menu.Dropdown>
              {onExport && <Menu.Item onClick={onExport}>{t('toolbar.csvWhatYouSee')}</Menu.Item>}
              {moreExports.map(({ label: name, onClick, disabled, reason }) => (
                <Menu.Item key={name} onClick={onClick} disabled={disabled}>
                  {disabled && reason ? `${name} · ${reason}` : name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {actions}
      </div>
      <DataTableFilters {...props} />
    </div>
  )
}

type SearchBoxProps = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void }

/** Types at once, tells the list (and the address) 150 ms later. `/` comes here from anywhere. */
function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const { text, type, clear } = useTypedSearch(value, onSearch)
  useHotkeys([['/', () => box.current?.focus()]])
  return (
    <TextInput
      ref={box}
      type="search"
      className="rl-table__search"
      aria-label={t('toolbar.searchIn', { list: label.toLowerCase() })}
      placeholder={placeholder ?? t('toolbar.search')}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={text && <IconButton icon={IconX} iconSize={16} size="sm" label={t('toolbar.clearSearch')} onClick={clear} />}
    />
  )
}

/**
 * What is typed in the box while the list, and the address behind it, learn of it late. A `value` that the box itself has told is
 * an echo and never overwrites what was typed since; any other `value` comes from elsewhere (Back, a saved view) and is shown.
 */
function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  /** Told to the list and not come back yet. */
  const told = useRef<string[]>([])
  const tell = (next: string) => {
    if (next !== value || told.current.length > 0) told.current.push(next)
    onSearch(next)
  }
  const search = useTimeout(tell, 150)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value is news
  useEffect(() => {
    if (told.current.includes(value)) {
      if (told.current.at(-1) === value) told.current = []
      return
    }
    told.current = []
    search.clear()
    setText(value)
  }, [value])
  const type = (next: string) => {
    setText(next)
    search.clear()
    search.start(next)
  }
  const clear = () => {
    search.clear()
    setText('')
    tell('')
  }
  return { text, type, clear }
}

const DENSITIES: readonly Density[] = ['comfortable', 'compact', 'touch']

function ColumnsMenu<Row>({ columns, layout }: ToolbarProps<Row>) {
  return (
    <Menu width={220}>
      <Menu.Target>
        <IconButton icon={IconColumns3} label={t('toolbar.columnsAndDensity')} variant="default" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('toolbar.columns')}</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.CheckboxItem key={column.id} checked={layout.isShown(column.id)} onChange={() => layout.toggle(column.id)}>
            {column.header}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('toolbar.density')}</Menu.Label>
        <Menu.RadioGroup value={layout.density} onChange={(density) => layout.setDensity(density as Density)}>
          {DENSITIES.map((density) => (
            <Menu.RadioItem key={density} value={density}>
              {t(`toolbar.densities.${density}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
