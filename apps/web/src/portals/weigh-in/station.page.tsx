import { useParams } from '@tanstack/react-router'
import { StationDoor } from '#features/stations/frame/index.ts'
import { ScaleStation } from '#features/stations/scale/index.ts'

/** The scale. */
export function StationPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return (
    <StationDoor id={id} kind="scale">
      {({ data, day, station, openBag, setOpenBag }) => (
        <ScaleStation key={day} data={data} day={day} station={station} openBag={openBag} onOpenBag={setOpenBag} />
      )}
    </StationDoor>
  )
}
