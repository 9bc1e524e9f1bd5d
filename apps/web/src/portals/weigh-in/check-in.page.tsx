import { CheckInStation } from '#features/stations/check-in/index.ts'
import { StationDoor } from '#features/stations/frame/index.ts'
import { useEventId } from './use-event-id.ts'

/** Who is here in the morning, who is back, and who is still on the water. */
export function CheckInPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="check-in">
      {({ data, day }) => <CheckInStation key={day} data={data} day={day} />}
    </StationDoor>
  )
}
