import { Button } from '@mantine/core'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconClipboardList, IconFish, IconScale } from '@tabler/icons-react'
import { useGo } from '#platform/use-go.ts'
import { useStationArea } from './use-station-area.ts'

type StationToolsProps = { id: string; kind: 'scale' | 'bump'; days: number; day: number | null; onDay: () => void }

/** From one station to the next, and to another day. */
export function StationTools({ id, kind, days, day, onDay }: StationToolsProps) {
  const go = useGo()
  const area = useStationArea()
  const phone = useIsPhone()
  return (
    <div className="rl-station__tools">
      {days > 1 && day !== null && day >= 0 && (
        <Button variant="default" size="compact-md" onClick={onDay} aria-label={`Day ${day + 1}. Choose another day`}>
          {phone ? `D${day + 1}` : `Day ${day + 1}`}
        </Button>
      )}
      {kind === 'scale' && !phone && <IconButton icon={IconFish} label="Bump station" onClick={() => go(`${area}/${id}/bump`)} />}
      {kind === 'bump' && <IconButton icon={IconScale} label="Scale station" onClick={() => go(`${area}/${id}`)} />}
      <IconButton icon={IconClipboardList} label="Log" onClick={() => go(`${area}/${id}/log`)} />
    </div>
  )
}
