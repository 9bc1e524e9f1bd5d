import { IconButton } from '@ramplight/ui/icon-button.tsx'
import { IconScale } from '@tabler/icons-react'
import { useGo } from '#platform/use-go.ts'

export function StationLogTools({ id }: { id: string }) {
  const go = useGo()
  return <IconButton icon={IconScale} label="Scale station" onClick={() => go(`/weigh-in/${id}`)} />
}
