import { StationDoor } from '#features/stations/frame/index.ts'
import { ScaleStation } from '#features/stations/scale/index.ts'
import { useEventId } from './use-event-id.ts'

/** The scale. */
export function StationPage() {
  const id = useEventId()
  return (
    <StationDoor id={id} kind="scale">
      {({ data, day, station, openBag, setOpenBag }) => (
        <ScaleStation key={day} data={data} day={day} station={station} openBag={openBag} onOpenBag={setOpenBag} />
      )}
    </StationDoor>
  )
}
