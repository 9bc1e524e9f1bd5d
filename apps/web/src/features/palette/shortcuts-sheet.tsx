import { Kbd, Switch } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { modKey } from '@ramplight/ui/values/mod-key'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { GO_KEYS } from './letter-keys.ts'
import classes from './palette.module.css'
import type { PaletteItem } from './palette-items.ts'
import { LETTER_KEYS } from './use-letter-keys.ts'

type Props = { opened: boolean; onClose: () => void; places: readonly PaletteItem[] }

/** Every key that works in this portal. */
export function ShortcutsSheet({ opened, onClose, places }: Props) {
  const [letters, setLetters] = useStoredState(LETTER_KEYS, true)
  const has = (label: string) => places.some((place) => place.label === label)
  const keys: [string[], string][] = [
    [[`${modKey()}K`], 'Search or go to'],
    [['/'], 'Search in the list'],
    ...Object.entries(GO_KEYS).flatMap(([key, label]): [string[], string][] => (has(label) ? [[['g', key], label]] : [])),
    ...(has('Tournaments') ? [[['c'], 'New tournament'] as [string[], string]] : []),
    [[`${modKey()}S`], 'Save a form'],
    [['?'], 'These keys'],
    [['Esc'], 'Close what lies on top'],
  ]
  return (
    <SideSheet opened={opened} onClose={onClose} title="Keyboard">
      <dl className={classes.keys}>
        {keys.map(([combination, meaning]) => (
          <div key={meaning}>
            <dt>
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Keys of one letter"
        description="Turn them off if you speak to this device."
        checked={letters}
        onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
      />
    </SideSheet>
  )
}
