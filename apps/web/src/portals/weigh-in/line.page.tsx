import { StationDoor } from '#features/stations/frame/index.ts'
import { LineBoard } from '#features/stations/line/index.ts'
import { useEventId } from './use-event-id.ts'

/** Who is weighed next: for the line at the tanks, also on a TV. */
export function LinePage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="line">
      {({ data, day }) => <LineBoard data={data} day={day} />}
    </StationDoor>
  )
}
