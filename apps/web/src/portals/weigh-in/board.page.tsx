import { StationBoard } from '#features/stations/board/index.ts'
import { StationDoor } from '#features/stations/frame/index.ts'
import { useEventId } from './use-event-id.ts'

/** Who leads and who is still to come, for those who run the day. */
export function BoardPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="board">
      {({ data, day }) => <StationBoard data={data} day={day} />}
    </StationDoor>
  )
}
