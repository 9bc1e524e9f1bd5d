import { Button, Popover, TextInput } from '@mantine/core'
import { IconBookmark, IconX } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import type { SavedViews } from './data-table-types.ts'
import { t } from './table.texts.ts'
import { activeFilterCount, emptyTableState, type TableState, tableStateToParams } from './table-state.ts'

type Props = SavedViews & {
  state: TableState
  /** A list without a row is not worth a name. */
  mayName: boolean
}

/** What is the same list, on whichever page of it one is. */
const sameList = (a: TableState, b: TableState): boolean => written(a) === written(b)
const written = (state: TableState) => JSON.stringify(tableStateToParams({ ...state, page: 1, pageSize: emptyTableState.pageSize }))

/** Views that somebody named, and the way to name what is shown now. */
export function SavedViewChips({ views, onOpen, onSave, onRemove, state, mayName }: Props) {
  const isNarrowed = state.search.trim() !== '' || activeFilterCount(state) > 0
  const isNew = mayName && isNarrowed && !views.some((view) => sameList(view.state, state))
  return (
    <>
      {views.map((view) => {
        const on = sameList(view.state, state)
        return (
          <span key={view.label} className="rl-chip rl-chip--filter">
            <button
              type="button"
              className="rl-chip__open"
              aria-pressed={on}
              onClick={() => onOpen(on ? { ...state, search: '', filters: {}, view: null, page: 1 } : view.state)}
            >
              {view.label}
            </button>
            <button
              type="button"
              className="rl-chip__remove"
              aria-label={t('savedViewChips.deleteView', { view: view.label })}
              onClick={() => onRemove(view.label)}
            >
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </span>
        )
      })}
      {isNew && <NameIt onSave={(label) => onSave(label, state)} />}
    </>
  )
}

const LONGEST_NAME = 30

function NameIt({ onSave }: { onSave: (label: string) => void }) {
  const [opened, setOpened] = useState(false)
  const [label, setLabel] = useState('')
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!label.trim()) return
    onSave(label.trim())
    setLabel('')
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-start">
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('savedViewChips.saveThisView')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className="rl-name-view" onSubmit={save}>
          <TextInput
            label={t('savedViewChips.nameOfView')}
            maxLength={LONGEST_NAME}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" size="sm" disabled={!label.trim()}>
            {t('savedViewChips.saveView')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
