import { StationDoor } from '#features/stations/frame/index.ts'
import { LaunchBoard } from '#features/stations/launch/index.ts'
import { useEventId } from './use-event-id.ts'

/** Who leaves when: to be read at the ramp before dawn, also on a TV. */
export function LaunchPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="launch">
      {({ data, day }) => <LaunchBoard key={day} data={data} day={day} />}
    </StationDoor>
  )
}
