import { Button, Menu } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { protestsFor } from '@ramplight/domain/results/protests'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconArrowBackUp, IconChevronDown, IconGavel } from '@tabler/icons-react'
import { t } from './protests.texts.ts'
import { useProtests, useSetProtests } from './use-protests.ts'

const MINUTES = [15, 30, 45, 60] as const
const MORE = [5, 15, 30] as const

/** Each answer says the time that everybody will read. */
export function ProtestsMenu({ tournament }: { tournament: Pick<Tournament, '_id' | 'protestsUntil' | 'timezone' | 'state'> }) {
  const protests = useProtests(tournament)
  const set = useSetProtests(tournament)
  const zone = zoneOf(tournament)
  const isOpen = protests.kind === 'open'
  const word = protests.kind === 'none' ? 'openFor' : isOpen ? 'longer' : 'again'
  const until = (minutes: number) => protestsFor(minutes, tournament.protestsUntil, Date.now())
  const takeBack = async (time: string) => {
    const words = { title: t('takeBackQuestion'), text: t('takeBackMeans', { time }), cancelLabel: t('keep') }
    if (await confirm({ ...words, confirmLabel: t('takeBack'), tone: 'danger' })) set.run(null)
  }
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={set.running}
          leftSection={protests.kind === 'none' ? <IconGavel size={18} stroke={1.75} aria-hidden /> : undefined}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        >
          {protests.kind === 'none' ? t('open') : t('change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(isOpen ? MORE : MINUTES).map((minutes) => (
          <Menu.Item key={minutes} onClick={() => set.run(until(minutes))}>
            {t(word, { minutes, time: writeClock(until(minutes), zone) })}
          </Menu.Item>
        ))}
        {isOpen && (
          <Menu.Item
            color="red"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            onClick={() => void takeBack(writeClock(protests.until, zone))}
          >
            {t('takeBack')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
