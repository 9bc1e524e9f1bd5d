import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { writeNumber } from '../values/numbers.ts'
import type { ToolbarProps } from './data-table-toolbar-props.ts'
import type { TableFilter } from './data-table-types.ts'
import { FilterChip } from './filter-chip.tsx'
import { SavedViewChips } from './saved-view-chips.tsx'
import { t } from './table.texts.ts'

/** Saved views with counts, then one chip per filter in force. */
export function DataTableFilters<Row>(props: ToolbarProps<Row>) {
  const { views = [], filters = [], filterSlot, savedViews, state, change, rows, total } = props
  const counts = useMemo(
    () => views.map((view) => (view.count === undefined ? (view.match ? rows.filter(view.match).length : rows.length) : view.count)),
    [views, rows],
  )
  if (views.length === 0 && filters.length === 0 && !filterSlot && !savedViews) return null
  const active = filters.filter((filter) => (state.filters[filter.id]?.length ?? 0) > 0)
  const set = (id: string, values: readonly string[]) => change({ filters: { ...state.filters, [id]: values } })
  return (
    <div className="rl-filters">
      {views.length > 0 && (
        <fieldset className="rl-views" aria-label={t('filters.views')}>
          {views.map((view, index) => {
            const on = state.view === view.id || (state.view === null && index === 0)
            return (
              <button
                key={view.id}
                type="button"
                className="rl-chip"
                aria-pressed={on}
                onClick={() => change({ view: index === 0 ? null : view.id })}
              >
                {view.label} <span className="rl-chip__count">{typeof counts[index] === 'number' ? writeNumber(counts[index]) : null}</span>
              </button>
            )
          })}
        </fieldset>
      )}
      {active.map((filter) => (
        <ActiveFilter
          key={filter.id}
          filter={filter}
          chosen={state.filters[filter.id] ?? []}
          onChange={(values) => set(filter.id, values)}
        />
      ))}
      {filterSlot}
      {filters.length > active.length && (
        <Menu position="bottom-start" width={220}>
          <Menu.Target>
            <Button variant="subtle" color="gray" size="xs" aria-keyshortcuts="f" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('filters.filter')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {filters
              .filter((filter) => !active.includes(filter))
              .map((filter) => (
                <Menu.Sub key={filter.id}>
                  <Menu.Sub.Target>
                    <Menu.Sub.Item>{filter.label}</Menu.Sub.Item>
                  </Menu.Sub.Target>
                  <Menu.Sub.Dropdown>
                    <Options filter={filter} chosen={[]} onChange={(values) => set(filter.id, values)} />
                  </Menu.Sub.Dropdown>
                </Menu.Sub>
              ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {savedViews && <SavedViewChips {...savedViews} state={state} mayName={total > 0} />}
      {active.length > 0 && (
        <button type="button" className="rl-link-button" onClick={() => change({ filters: {} })}>
          {t('filters.clearFilters')}
        </button>
      )}
    </div>
  )
}

type ChipProps<Row> = { filter: TableFilter<Row>; chosen: readonly string[]; onChange: (values: readonly string[]) => void }

function ActiveFilter<Row>({ filter, chosen, onChange }: ChipProps<Row>) {
  const names = chosen.map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
  return (
    <FilterChip label={filter.label} words={names.join(', ')} isMany onRemove={() => onChange([])}>
      <Options filter={filter} chosen={chosen} onChange={onChange} />
    </FilterChip>
  )
}

function Options<Row>({ filter, chosen, onChange }: ChipProps<Row>) {
  return filter.options.map(({ value, label }) => (
    <Menu.CheckboxItem
      key={value}
      checked={chosen.includes(value)}
      onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value))}
    >
      {label}
    </Menu.CheckboxItem>
  ))
}
