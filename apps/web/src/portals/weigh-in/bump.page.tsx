import { useParams } from '@tanstack/react-router'
import { BumpStation } from '#features/stations/bump/index.ts'
import { StationDoor } from '#features/stations/frame/index.ts'

/** The bump judge: counts before the scale, while the line waits. */
export function BumpPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return (
    <StationDoor id={id} kind="bump">
      {({ data, day }) => <BumpStation key={day} data={data} day={day} />}
    </StationDoor>
  )
}
