import { useParams } from '@tanstack/react-router'
import { ScaleStation } from '#features/weigh-in/station/scale-station.tsx'
import { StationDoor } from '#features/weigh-in/station/station-door.tsx'

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
