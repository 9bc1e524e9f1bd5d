import { t } from './launch.texts.ts'
import type { Launch } from './launch-order.ts'

/** `Flight 2`; a field that has no flights is all boats. */
export const launchName = ({ flight }: Pick<Launch, 'flight'>, isOnly: boolean): string =>
  flight?.name ?? t(isOnly ? 'everybody' : 'withoutFlight')
