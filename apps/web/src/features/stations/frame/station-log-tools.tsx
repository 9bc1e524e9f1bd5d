import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconScale } from '@tabler/icons-react'
import { useGo } from '#platform/use-go.ts'
import { t } from './frame.texts.ts'
import { useStationArea } from './use-station-area.ts'

export function StationLogTools({ id }: { id: string }) {
  const go = useGo()
  const area = useStationArea()
  return <IconButton icon={IconScale} label={t('stationLogTools.scaleStation')} onClick={() => go(`${area}/${id}`)} />
}
