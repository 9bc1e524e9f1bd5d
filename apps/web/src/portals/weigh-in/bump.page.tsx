import { BumpStation } from '#features/stations/bump/index.ts'
import { StationDoor } from '#features/stations/frame/index.ts'
import { useEventId } from './use-event-id.ts'

/** The bump judge: counts before the scale, while the line waits. */
export function BumpPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="bump">
      {({ data, day }) => <BumpStation key={day} data={data} day={day} />}
    </StationDoor>
  )
}
