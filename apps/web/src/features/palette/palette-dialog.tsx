import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Href } from '#platform/href.ts'
import { ownPlace, RECENT } from '#platform/own-place.ts'
import { useGo } from '#platform/use-go.ts'
import classes from './palette.module.css'
import { t } from './palette.texts.ts'
import { type PaletteItem, withRecent } from './palette-items.ts'
import { usePalette } from './use-palette.ts'

const [store, palette] = createSpotlight()

export { palette }

const nameOfLine = (listId: string, index: number) => `${listId}-${index}`

/**
 * Spotlight marks the first line at a key and when it opens, not when other lines come; it marks them as this does. It gives lines
 * no ids, and a screen reader has to be told which one Enter would take.
 */
function markFirst(): void {
  const { listId } = store.getState()
  const lines = document.getElementById(listId)?.querySelectorAll('[data-action]') ?? []
  for (const [index, line] of [...lines].entries()) {
    line.removeAttribute('data-selected')
    line.id = nameOfLine(listId, index)
  }
  lines[0]?.setAttribute('data-selected', 'true')
  store.setState({ ...store.getState(), selected: lines.length > 0 ? 0 : -1 })
}

/** The arrows move the mark, and Spotlight tells nobody: what a screen reader is told is written anew. */
const afterArrow = () => queueMicrotask(() => store.setState({ ...store.getState() }))

const recentHere = () => readStored<PaletteItem[]>(ownPlace(RECENT)) ?? []

/** Finds tournaments, boats, people, pages and what can be done; by keyboard from the first key to the last. */
export function PaletteDialog({ places }: { places: readonly PaletteItem[] }) {
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(recentHere)
  const groups = usePalette(typed, places, recent)
  const { listId, selected, opened } = useSpotlight(store)
  const go = useGo()
  const shown = groups.flatMap(({ items }) => items.map(({ id }) => id)).join(' ')
  // Enter takes the first line that is seen, also of those that came after the last key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what matters
  useEffect(markFirst, [shown, opened, listId])
  const choose = (item: PaletteItem) => {
    const next = withRecent(recent, item)
    noteStored(ownPlace(RECENT), next)
    setRecent(next)
    // The board is a page of its own.
    if (item.href.startsWith('/live-leaderboard')) location.assign(item.href)
    else go(item.href as Href)
  }
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
      maxHeight="min(28rem, 70dvh)"
      className={classes.palette}
    >
      <Spotlight.Search
        placeholder={t('paletteDialog.whatCanBeFound')}
        aria-label={t('paletteDialog.searchOrGoTo')}
        role="combobox"
        aria-expanded={groups.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        onKeyDown={afterArrow}
        aria-activedescendant={groups.length > 0 && selected >= 0 ? nameOfLine(listId, selected) : undefined}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList role="listbox" aria-label={t('paletteDialog.found')}>
        {groups.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
            {items.map((item) => (
              <Spotlight.Action key={item.id} role="option" label={item.label} description={item.note} onClick={() => choose(item)} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('paletteDialog.nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
