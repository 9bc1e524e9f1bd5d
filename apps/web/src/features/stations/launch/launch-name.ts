import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './launch.texts.ts'
import type { Launch } from './launch-order.ts'

/** `Flight 2`; a field that has no flights is all boats; a start without boats stands on the public board alone. */
export const launchName = ({ flight, boats }: Pick<Launch, 'flight' | 'boats'>, isOnly: boolean): string =>
  flight ? writeFlight(flight.name) : t(boats.length === 0 ? 'onTheBoard' : isOnly ? 'everybody' : 'withoutFlight')
