import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconClipboardList, IconFish, IconScale, IconScan, IconTrophy, IconUserCheck } from '@tabler/icons-react'
import { useGo } from '#platform/use-go.ts'
import { sheetKindOf } from '#platform/values/sheet-kind.ts'
import { LockButton } from '../lock/lock-button.tsx'
import { t } from './frame.texts.ts'
import type { StationKind } from './station-kind.ts'
import { useStationArea } from './use-station-area.ts'

type StationToolsProps = {
  id: string
  kind: StationKind
  days: number
  day: number | null
  onDay: () => void
  tournament: Tournament | undefined
}

/** From one station to the next, and to another day. */
export function StationTools({ id, kind, days, day, onDay, tournament }: StationToolsProps) {
  const go = useGo()
  const area = useStationArea()
  const phone = useIsPhone()
  return (
    <div className="rl-station__tools">
      {days > 1 && day !== null && day >= 0 && (
        <Button variant="default" size="compact-md" onClick={onDay} aria-label={t('stationTools.dayChooseAnotherDay', { day: day + 1 })}>
          {phone ? t('stationTools.dayShort', { day: day + 1 }) : t('stationTools.day', { day: day + 1 })}
        </Button>
      )}
      {kind === 'scale' && !phone && (
        <IconButton icon={IconFish} label={t('stationTools.bumpStation')} onClick={() => go(`${area}/${id}/bump`)} />
      )}
      {kind !== 'scale' && <IconButton icon={IconScale} label={t('stationTools.scaleStation')} onClick={() => go(`${area}/${id}`)} />}
      {kind !== 'check-in' && !phone && (
        <IconButton icon={IconUserCheck} label={t('stationTools.checkIn')} onClick={() => go(`${area}/${id}/check-in`)} />
      )}
      {kind !== 'board' && !phone && (
        <IconButton icon={IconTrophy} label={t('stationTools.board')} onClick={() => go(`${area}/${id}/board`)} />
      )}
      {kind === 'scale' && tournament && sheetKindOf(tournament) && (
        <IconButton icon={IconScan} label={t('stationTools.paper')} onClick={() => go(`${area}/${id}?paper=1`)} />
      )}
      {tournament && <LockButton kind={kind} director={tournament.director} />}
      <IconButton icon={IconClipboardList} label={t('stationTools.log')} onClick={() => go(`${area}/${id}/log`)} />
    </div>
  )
}
