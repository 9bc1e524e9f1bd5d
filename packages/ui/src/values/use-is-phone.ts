import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from './phone.ts'

/** Without a window a page is drawn for a device that somebody else has looked at. */
let isDrawnForPhone = false
export const drawForPhone = (isPhone: boolean): void => {
  isDrawnForPhone = isPhone
}
const isInBrowser = typeof window !== 'undefined'

/** A phone, or a window as narrow as one. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, isDrawnForPhone, { getInitialValueInEffect: !isInBrowser })
