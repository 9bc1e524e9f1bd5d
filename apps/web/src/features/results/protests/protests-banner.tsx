import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconGavel } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from './protests.texts.ts'
import { useProtests } from './use-protests.ts'

type Props = { tournament: Pick<Tournament, 'protestsUntil' | 'timezone' | 'state'>; actions?: ReactNode }

/** Until when anglers may protest and how long that is; afterwards, that it has run out. Nothing when no window was opened. */
export function ProtestsBanner({ tournament, actions }: Props) {
  const protests = useProtests(tournament)
  if (protests.kind === 'none') return null
  const time = writeClock(protests.until, zoneOf(tournament))
  return (
    <Banner tone={protests.kind === 'open' ? 'amber' : 'kelp'} icon={IconGavel} actions={actions}>
      {protests.kind === 'over' ? (
        t('over', { time })
      ) : (
        <>
          <b>{t('until', { time })}</b> · {t('minutesLeft', { minutes: protests.minutesLeft })}
        </>
      )}
    </Banner>
  )
}
