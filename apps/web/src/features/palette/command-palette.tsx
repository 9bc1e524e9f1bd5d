import { useHotkeys } from '@mantine/hooks'
import { notify, takeBackNewest } from '@ramplight/ui/dialogs/toasts'
import type { NavGroup } from '@ramplight/ui/frame/nav'
import { SearchTrigger } from '@ramplight/ui/frame/search-trigger.tsx'
import { useUndoKey } from '@ramplight/ui/values/use-undo-key'
import { type ComponentType, useEffect, useState } from 'react'
import { openShortcutsBy } from './open-shortcuts.ts'
import { t } from './palette.texts.ts'
import type { PaletteItem } from './palette-items.ts'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { useLetterKeys } from './use-letter-keys.ts'

const LOAD_AFTER_MS = 3000
const load = () => import('./palette-dialog.tsx')

type Props = { groups: readonly NavGroup[] }

/** The glass in the header, ⌘K and the keys of the whole portal (ux 4.2). The palette itself is loaded when the page has come to rest. */
export function CommandPalette({ groups }: Props) {
  const [Dialog, setDialog] = useState<{ is: ComponentType<{ places: readonly PaletteItem[] }> } | null>(null)
  const [helping, setHelping] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void load().then(
          ({ PaletteDialog }) => setDialog({ is: PaletteDialog }),
          () => undefined,
        ),
      LOAD_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    openShortcutsBy(() => setHelping(true))
    return () => openShortcutsBy(null)
  }, [])
  const open = () =>
    void load().then(
      ({ PaletteDialog, palette }) => {
        setDialog({ is: PaletteDialog })
        palette.open()
      },
      () => notify.warning(t('commandPalette.searchIsNotHereYet')),
    )
  const places = groups.flatMap(({ items }) => items.map(({ label, href }) => ({ id: href, label, href })))
  useHotkeys([['mod+K', open]], [], true)
  useLetterKeys(places, () => setHelping(true))
  useUndoKey(takeBackNewest)
  return (
    <>
      <SearchTrigger onClick={open} />
      {Dialog && <Dialog.is places={places} />}
      <ShortcutsSheet opened={helping} onClose={() => setHelping(false)} places={places} />
    </>
  )
}
