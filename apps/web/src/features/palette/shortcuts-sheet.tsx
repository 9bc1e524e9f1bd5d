import { Kbd } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { TABLE_KEYS } from '@ramplight/ui/table/table-keys'
import { LETTER_KEYS } from '@ramplight/ui/values/letter-keys'
import { altKey, modKey } from '@ramplight/ui/values/mod-key'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { GO_KEYS } from './letter-keys.ts'
import classes from './palette.module.css'
import { t } from './palette.texts.ts'
import type { PaletteItem } from './palette-items.ts'

type Props = { opened: boolean; onClose: () => void; places: readonly PaletteItem[] }

/** Every key that works in this portal. */
export function ShortcutsSheet({ opened, onClose, places }: Props) {
  const [letters, setLetters] = useStoredState(LETTER_KEYS, true)
  const named = (href: string | undefined) => places.find((place) => place.href === href)?.label
  const keys: [string[], string][] = [
    [[`${modKey()}K`], t('shortcutsSheet.searchOrGoTo')],
    [['/'], t('shortcutsSheet.searchInList')],
    ...Object.entries(GO_KEYS).flatMap(([key, href]): [string[], string][] => {
      const label = named(href)
      return label ? [[['g', key], label]] : []
    }),
    ...(named(GO_KEYS.t) ? [[['c'], t('shortcutsSheet.newTournament')] as [string[], string]] : []),
    ...TABLE_KEYS.map(({ name, keys: of }): [string[], string] => [
      of[0] === 'mod' ? [`${modKey()}${of[1]}`] : [...of],
      t(`tableKeys.${name}`),
    ]),
    [[`${modKey()}S`, `${modKey()}Enter`], t('shortcutsSheet.saveForm')],
    [[`${altKey()}↑`, `${altKey()}↓`], t('shortcutsSheet.sectionOfForm')],
    [[`${modKey()}Z`], t('shortcutsSheet.takeBack')],
    [['?'], t('shortcutsSheet.theseKeys')],
    [['Esc'], t('shortcutsSheet.closeWhatLiesOnTop')],
  ]
  return (
    <SideSheet opened={opened} onClose={onClose} title={t('shortcutsSheet.keyboard')}>
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
      <FlagField
        label={t('shortcutsSheet.keysOfOneLetter')}
        description={t('shortcutsSheet.turnThemOffIf')}
        checked={letters}
        onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
      />
    </SideSheet>
  )
}
