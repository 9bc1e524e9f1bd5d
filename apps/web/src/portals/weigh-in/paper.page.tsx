import { StationDoor } from '#features/stations/frame/index.ts'
import { PaperStation } from '#features/stations/paper/index.ts'
import { useEventId } from './use-event-id.ts'

/** Sheets that were filled in by hand, read by the camera. */
export function PaperPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="paper">
      {({ data, station }) => <PaperStation data={data} station={station} />}
    </StationDoor>
  )
}
