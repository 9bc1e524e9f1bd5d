import { later } from '@ramplight/ui/parts/later.tsx'
import { useSearch } from '@tanstack/react-router'
import { StationDoor } from '#features/stations/frame/index.ts'
import { ScaleStation } from '#features/stations/scale/index.ts'
import { useEventId } from './use-event-id.ts'

/** Few days need it; it lies on the device of whoever weighs all the same. */
const PaperStation = later(() => import('#features/stations/paper/index.ts').then((module) => module.PaperStation))

/** The scale; `?paper` reads a sheet that was filled in by hand. */
export function StationPage() {
  const id = useEventId()
  const isPaper = 'paper' in useSearch({ from: '__root__' })
  if (isPaper)
    return (
      <StationDoor key="paper" id={id} kind="paper">
        {({ data, station }) => <PaperStation data={data} station={station} />}
      </StationDoor>
    )
  return (
    <StationDoor key="scale" id={id} kind="scale">
      {({ data, day, station, openBag, setOpenBag }) => (
        <ScaleStation key={day} data={data} day={day} station={station} openBag={openBag} onOpenBag={setOpenBag} />
      )}
    </StationDoor>
  )
}
